#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Checks that the sources keep to their layers: core, net, http, server, hook, classes, each of which may include itself
# and those before it. And that what tools/zend_free.txt names includes no header of PHP, directly or through others.
# Prints the offenders; the exit code is 0 when there are none.
#
#   tools/layers.sh [ROOT]    another tree than this one
set -eu

cd "${1:-$(dirname "$0")/..}"

layers='core net http server hook classes'
offenders=$(mktemp)
trap 'rm -f "$offenders"' EXIT INT TERM

# The place of a layer in the list, or nothing.
rank() {
	n=0
	for layer in $layers; do
		n=$((n + 1))
		[ "$layer" != "$1" ] || echo $n
	done
}

# includes_of FILE: "LINE NAME" for each include, with the quote or bracket before the name.
includes_of() {
	sed -n 's/^[[:space:]]*#[[:space:]]*include[[:space:]]*\(["<]\)\([^">]*\)[">].*/\1\2/p' "$1"
}

# resolve FILE NAME: the path of a quoted include from the root, or nothing when it is no file of ours.
resolve() {
	from=${1%/*}
	[ "$from" != "$1" ] || from=.
	for path in "$from/$2" "$2"; do
		if [ -e "$path" ]; then
			# a/b/../c and ./a to a/c and a
			echo "$path" | sed -e ':again' -e 's|/[^/.][^/]*/\.\./|/|; s|^[^/.][^/]*/\.\./||; s|/\./|/|; s|^\./||' -e 't again'
			return
		fi
	done
}

for file in src/*/*.[ch]; do
	[ -e "$file" ] || continue
	layer=${file#src/}
	layer=${layer%%/*}
	own=$(rank "$layer")
	if [ -z "$own" ]; then
		echo "$file: src/$layer is no layer; the layers are: $layers" >>"$offenders"
		continue
	fi
	for include in $(includes_of "$file"); do
		name=${include#?}
		case $include in
			\"*) path=$(resolve "$file" "$name") ;;
			*) path= ;;
		esac
		case $path in
			src/*/*)
				other=${path#src/}
				other=${other%%/*}
				their=$(rank "$other")
				if [ -z "$their" ] || [ "$their" -gt "$own" ]; then
					echo "$file: includes $path: $layer may not know $other" >>"$offenders"
				fi
				;;
			stubs/*)
				case $layer in
					classes | hook) ;;
					*) echo "$file: includes $path: only classes and hook have stubs" >>"$offenders" ;;
				esac
				;;
		esac
	done
done

# PHP's own headers, by name; php_cserve.h includes them.
is_php_header() {
	case $1 in
		php.h | php_*.h | zend.h | zend_*.h | Zend/* | main/* | ext/* | SAPI.h | TSRM.h | TSRM/*) return 0 ;;
	esac
	return 1
}

# walk FILE FIRST: the includes of FILE and of the headers it includes; `seen` keeps it from going round.
walk() {
	for include in $(includes_of "$1"); do
		name=${include#?}
		if is_php_header "${name##*/}" || is_php_header "$name"; then
			echo "$2: must do without PHP, but $1 includes $name" >>"$offenders"
			continue
		fi
		path=$(resolve "$1" "$name")
		case " $seen " in
			*" $path "*) ;;
			*)
				seen="$seen $path"
				[ -z "$path" ] || (walk "$path" "$2")
				;;
		esac
	done
}

for file in $(sed '/^#/d' tools/zend_free.txt) src/core/queue.h; do
	if [ ! -e "$file" ]; then
		echo "tools/zend_free.txt: there is no $file" >>"$offenders"
		continue
	fi
	seen=$file
	walk "$file" "$file"
done

if [ -s "$offenders" ]; then
	sort -u "$offenders" >&2
	echo "layers.sh: $(sort -u "$offenders" | wc -l) includes break the layers; see docs/architecture.md" >&2
	exit 1
fi
