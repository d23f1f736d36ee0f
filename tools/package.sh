#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Makes package.xml for pecl: its list of files is what git has, without what only a clone needs.
#
#   tools/package.sh            writes package.xml
#   tools/package.sh --check    writes nothing; fails when package.xml is out of date
#
# The release's version comes from php_cserve.h, its notes from tools/package.head.xml.
set -eu

cd "$(dirname "$0")/.."
case ${1:-} in
	'' | --check) ;;
	*) echo "package.sh: unknown argument '$1'; use --check or nothing" >&2; exit 2 ;;
esac
if ! command -v git >/dev/null 2>&1 || ! git -c safe.directory='*' rev-parse --git-dir >/dev/null 2>&1; then
	echo "package.sh: this is not a git clone, so that the list of files cannot be made" >&2
	exit 3
fi

version=$(sed -n 's/^#define PHP_CSERVE_VERSION "\(.*\)"/\1/p' php_cserve.h)

# Prints one <file> element for each path.
elements() {
	git -c safe.directory='*' ls-files | LC_ALL=C sort | while read -r path; do
		[ -e "$path" ] || continue
		case $path in
			package.xml | tools/package.head.xml | .git* | .ci/*) continue ;;
			src/* | stubs/* | config.m4 | config.w32 | php_cserve.h) role=src ;;
			tests/fuzz/* | tests/unit/* | bench/* | tools/* | cserve | .clang-format | .editorconfig | composer.json) role=src ;;
			tests/*) role=test ;;
			*) role=doc ;;
		esac
		printf '   <file name="%s" role="%s" />\n' "$path" "$role"
	done
}

new=$(mktemp)
trap 'rm -f "$new"' EXIT INT TERM
{
	sed "s/@VERSION@/$version/g" tools/package.head.xml
	echo ' <contents>'
	echo '  <dir name="/">'
	elements
	cat <<'XML'
  </dir>
 </contents>
 <dependencies>
  <required>
   <php>
    <min>8.2.0</min>
   </php>
   <pearinstaller>
    <min>1.10.0</min>
   </pearinstaller>
  </required>
 </dependencies>
 <providesextension>cserve</providesextension>
 <extsrcrelease>
  <configureoption name="with-cserve-llhttp" prompt="llhttp: directory of its C sources, or yes to look for the library" default="yes" />
 </extsrcrelease>
</package>
XML
} >"$new"

if cmp -s "$new" package.xml; then
	exit 0
elif [ "${1:-}" = --check ]; then
	echo "package.sh: package.xml does not list the files of this commit; run tools/package.sh" >&2
	diff package.xml "$new" | head -20 >&2 || true
	exit 1
fi
cat "$new" >package.xml
echo "wrote package.xml"
