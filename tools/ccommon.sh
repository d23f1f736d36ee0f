# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Sourced by unit.sh and fuzz.sh: where the sources, libuv, llhttp and the build directory are. Sets root, build, cc_flags,
# cc_libs, werror (with CSERVE_WERROR=1 a warning is an error) and llhttp_sources (empty when llhttp is a library).

root=$(cd "$(dirname "$0")/.." && pwd)
build=${CSERVE_C_BUILD:-$root/build/c}

die() {
	echo "${0##*/}: $*" >&2
	exit 2
}

command -v pkg-config >/dev/null || die "pkg-config is missing (Debian: apt-get install pkg-config)"
pkg-config --exists 'libuv >= 1.44' || die "libuv >= 1.44 is missing (Debian: apt-get install libuv1-dev)"

cc_flags="-std=gnu11 -g -Wall -Wextra -Wno-unused-parameter -fno-omit-frame-pointer -I$root $(pkg-config --cflags libuv)"
cc_libs="$(pkg-config --libs libuv)"
# as configure does
for lib in 'zlib ZLIB' 'libbrotlienc,libbrotlidec BROTLI' 'libzstd ZSTD'; do
	pkgs=$(echo "${lib% *}" | tr , ' ')
	# shellcheck disable=SC2086
	if pkg-config --exists $pkgs; then
		cc_flags="$cc_flags -DCS_HAVE_${lib#* }=1 $(pkg-config --cflags $pkgs)"
		cc_libs="$cc_libs $(pkg-config --libs $pkgs)"
	fi
done
llhttp_sources=
# As config.m4: each is on when it is there.
for lib in libssl:CS_HAVE_OPENSSL:libcrypto libnghttp2:CS_HAVE_NGHTTP2:; do
	macro=${lib#*:}
	if pkg-config --exists "${lib%%:*}"; then
		cc_flags="$cc_flags -D${macro%:*}=1 $(pkg-config --cflags "${lib%%:*}")"
		cc_libs="$cc_libs $(pkg-config --libs "${lib%%:*}" ${macro#*:})"
	fi
done
werror=
[ "${CSERVE_WERROR:-0}" = 0 ] || werror=-Werror

# The library where there is one, else its C sources: Debian 12's package node-llhttp, or the directory given to configure.
if [ -z "${CSERVE_LLHTTP:-}" ] && pkg-config --exists libllhttp; then
	cc_flags="$cc_flags $(pkg-config --cflags libllhttp)"
	cc_libs="$cc_libs $(pkg-config --libs libllhttp)"
else
	for dir in ${CSERVE_LLHTTP:-/usr/share/llhttp} ${CSERVE_LLHTTP:-/usr/share/llhttp}/src; do
		[ -e "$dir/llhttp.c" ] && llhttp_dir=$dir
	done
	[ -n "${llhttp_dir:-}" ] || die "llhttp is missing (Debian 13: apt-get install libllhttp-dev; Debian 12: node-llhttp;" \
		"or set CSERVE_LLHTTP to the directory of its C sources)"
	for dir in "$llhttp_dir" "$llhttp_dir/../include" "$llhttp_dir/../include/llhttp" /usr/share/include/llhttp; do
		[ -e "$dir/llhttp.h" ] && cc_flags="$cc_flags -I$dir" && break
	done
	cc_flags="$cc_flags -DLLHTTP_STRICT_MODE=1"
	llhttp_sources="$llhttp_dir/llhttp.c $llhttp_dir/api.c $llhttp_dir/http.c"
fi

zend_free_sources() {
	sed '/^#/d' "$root/tools/zend_free.txt"
}

# compile_all VARIANT CC FLAGS: every Zend-free source and llhttp into the archive $build/VARIANT/libcs.a. Objects newer
# than all sources and headers are kept.
compile_all() {
	out=$build/$1
	mkdir -p "$out"
	objects=
	newest=$(find "$root/src" "$root/tools/zend_free.txt" "$root/tools/ccommon.sh" -newer "$out/stamp" 2>/dev/null | head -1)
	[ -e "$out/stamp" ] && [ -z "$newest" ] && [ -e "$out/libcs.a" ] && return 0
	for source in $(zend_free_sources) $llhttp_sources; do
		case $source in
			/*) path=$source warn=-w ;;
			*) path=$root/$source warn=$werror ;;
		esac
		object=$out/$(echo "$source" | tr / _).o
		# shellcheck disable=SC2086
		$2 $cc_flags $3 $warn -c "$path" -o "$object" || return 1
		objects="$objects $object"
	done
	rm -f "$out/libcs.a"
	# shellcheck disable=SC2086
	ar rcs "$out/libcs.a" $objects && touch "$out/stamp"
}
