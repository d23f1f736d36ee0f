#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Makes stubs/*_arginfo.h from stubs/*.stub.php with PHP's own gen_stub.php, offline.
#
#   tools/stubs.sh            writes the headers whose stub has changed
#   tools/stubs.sh --check    writes nothing; fails when a header is missing, stale or edited by hand
#
# The headers are always made by the generator of PHP 8.2 (later ones write code that 8.2 cannot compile); with another
# PHP, or without the parser (Debian's package php-parser), --check compares the hash of the stub that each header has.
# PHP and PHP_CONFIG name another php and php-config.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
php=${PHP:-php}
php_config=${PHP_CONFIG:-php-config}
parser=${CSERVE_PHP_PARSER:-/usr/share/php/PhpParser}
mode=write
case ${1:-} in
	'') ;;
	--check) mode=check ;;
	*) echo "stubs.sh: unknown argument '$1'; use --check or nothing" >&2; exit 2 ;;
esac

# gen_stub.php needs the tokenizer, which distributions build as a module; no other ini setting is wanted.
tokenizer=
if ! "$php" -n -r 'exit(extension_loaded("tokenizer") ? 0 : 1);' 2>/dev/null; then
	tokenizer='-d extension=tokenizer'
fi

# Prints the sha1 that gen_stub.php writes into a header: of the stub without carriage returns.
stub_hash() {
	tr -d '\r' <"$1" | sha1sum | cut -d' ' -f1
}

check_hashes() {
	bad=0
	for stub in "$root"/stubs/*.stub.php; do
		[ -e "$stub" ] || continue
		header=${stub%.stub.php}_arginfo.h
		if [ ! -e "$header" ]; then
			echo "stubs.sh: ${header#"$root"/} is missing; run tools/stubs.sh" >&2
			bad=1
		elif ! grep -q "Stub hash: $(stub_hash "$stub")" "$header"; then
			echo "stubs.sh: ${header#"$root"/} is older than its stub; run tools/stubs.sh" >&2
			bad=1
		fi
	done
	return $bad
}

version=$("$php" -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')
if [ "$version" != 8.2 ]; then
	if [ $mode = check ]; then
		check_hashes
		exit
	fi
	echo "stubs.sh: the headers are generated with PHP 8.2, this is PHP $version; set PHP and PHP_CONFIG" >&2
	exit 1
fi

# php-config --prefix is not where Debian keeps phpize's files; the extension directory is.
gen=
for dir in "$("$php_config" --prefix)/lib/php/build" "$("$php_config" --extension-dir)/build" \
	"$("$php_config" --prefix)/lib/php/$("$php_config" --phpapi 2>/dev/null)/build"; do
	if [ -e "$dir/gen_stub.php" ]; then
		gen=$dir/gen_stub.php
		break
	fi
done
if [ -z "$gen" ]; then
	echo "stubs.sh: no gen_stub.php found; install php-dev (Debian: php8.2-dev)" >&2
	exit 1
fi
if [ ! -d "$parser" ]; then
	if [ $mode = check ]; then
		check_hashes
		exit
	fi
	echo "stubs.sh: $parser not found; install the package php-parser" >&2
	exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
mkdir -p "$work/PHP-Parser-4.15.1/lib" "$work/stubs"
ln -s "$parser" "$work/PHP-Parser-4.15.1/lib/PhpParser"
cp "$gen" "$work/gen_stub.php"

if [ $mode = write ]; then
	set --
else
	set -- -f
fi
for stub in "$root"/stubs/*.stub.php; do
	[ -e "$stub" ] || continue
	cp -p "$stub" "$work/stubs/"
	header=${stub%.stub.php}_arginfo.h
	if [ -e "$header" ] && [ $mode = write ]; then
		cp -p "$header" "$work/stubs/"
	fi
done

# gen_stub.php ends with 0 even when a stub does not parse; its output says so.
# shellcheck disable=SC2086
"$php" -n $tokenizer "$work/gen_stub.php" "$@" "$work/stubs" >"$work/out" 2>&1 || true
status=0
if grep -v '^Saved ' "$work/out" >&2; then
	status=1
fi

for header in "$work"/stubs/*_arginfo.h; do
	[ -e "$header" ] || continue
	name=${header##*/}
	if cmp -s "$header" "$root/stubs/$name"; then
		continue
	elif [ $mode = write ]; then
		cp "$header" "$root/stubs/$name"
		echo "wrote stubs/$name"
	else
		echo "stubs.sh: stubs/$name is not what its stub generates; run tools/stubs.sh" >&2
		diff -u "$root/stubs/$name" "$header" 2>&1 | head -20 >&2 || true
		status=1
	fi
done
exit $status
