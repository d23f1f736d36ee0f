#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Lays out the C files as .clang-format says.
#
#   tools/format.sh [FILE...]           rewrites them (all when none is named)
#   tools/format.sh --check [FILE...]   changes nothing; fails when a file is laid out differently, and shows how
#
# Needs clang-format 14, whatever the system's default is: other versions disagree about details.
set -eu

cd "$(dirname "$0")/.."
check=
if [ "${1:-}" = --check ]; then
	check=1
	shift
fi

format=
for name in ${CLANG_FORMAT:-} clang-format-14 clang-format; do
	if command -v "$name" >/dev/null 2>&1 && "$name" --version | grep -q 'version 14\.'; then
		format=$name
		break
	fi
done
if [ -z "$format" ]; then
	echo "format.sh: clang-format 14 not found; install the package clang-format-14" >&2
	exit 3
fi

if [ $# = 0 ]; then
	set --
	for file in *.h src/*.[ch] src/*/*.[ch] tests/unit/*.[ch] tests/fuzz/*.[ch] bench/*.c; do
		case $file in *'*'* | config.h) continue ;; esac
		set -- "$@" "$file"
	done
fi

if [ -z "$check" ]; then
	"$format" -i "$@"
	exit
fi
status=0
for file in "$@"; do
	if ! "$format" "$file" | cmp -s "$file" -; then
		"$format" "$file" | diff -u --label "$file" --label "$file, formatted" "$file" - | head -30 || true
		status=1
	fi
done
if [ $status != 0 ]; then
	echo "format.sh: run tools/format.sh (or ./cserve format)" >&2
fi
exit $status
