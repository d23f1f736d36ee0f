#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Prints the PHP files of this directory as C: one LIBRARY_FILE(class, file, source) for each, and a number that changes
# with what is in them. The Makefile runs it; it needs sh, sed, sort, find and cksum only.
#
# The path names the class: Database/PDOPool.php is Swoole\Database\PDOPool, functions/Http.php, which has the bodies of
# functions, is Cserve\\\\Functions${class#functions}" ;;
set -eu

cd "$(dirname "$0")"
files=$(find . -name '*.php' | sed 's|^\./||' | LC_ALL=C sort)

echo "/* Made by src/library/embed.sh. */"
# shellcheck disable=SC2086
echo "#define CS_LIBRARY_STAMP $(cat $files | cksum | cut -d' ' -f1)u"
for file in $files; do
	class=$(echo "${file%.php}" | sed 's|/|\\\\|g')
	case $file in
		functions/*) class="Cserve\\\\Functions${class#functions}" ;;
		SwooleLibrary.php) ;;
		*) class="Swoole\\\\$class" ;;
	esac
	printf 'LIBRARY_FILE("%s", "cserve:src/library/%s",\n' "$class" "$file"
	sed -e 's/\\/\\\\/g; s/"/\\"/g; s/?/\\?/g; s/^/"/; s/$/\\n"/' "$file"
	echo ")"
done
