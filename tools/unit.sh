#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Builds and runs the C unit tests, plain and with ASan and UBSan.
#
#   tools/unit.sh [plain|asan]... [NAME]...    all variants and all of tests/unit/NAME.c by default
#
# The last line is "N passed, N failed[, N skipped]"; the exit code is 0 when none failed. CC names the compiler, CSERVE_C_BUILD the
# build directory, CSERVE_LLHTTP a directory of llhttp's C sources.
set -eu

. "$(dirname "$0")/ccommon.sh"

cc=${CC:-cc}
variants=
names=
for arg in "$@"; do
	case $arg in
		plain | asan) variants="$variants $arg" ;;
		*)
			[ -e "$root/tests/unit/$arg.c" ] || die "no test tests/unit/$arg.c"
			names="$names $arg"
			;;
	esac
done
[ -n "$variants" ] || variants='plain asan'
if [ -z "$names" ]; then
	for file in "$root"/tests/unit/*.c; do
		name=${file##*/}
		names="$names ${name%.c}"
	done
fi

passed=0
failed=0
skipped=0

run_one() {
	program=$build/$1/unit_$2
	# shellcheck disable=SC2086
	if ! $cc $cc_flags $3 $werror "$root/tests/unit/$2.c" "$build/$1/libcs.a" $cc_libs \
		-Wl,--wrap=malloc -Wl,--wrap=calloc -Wl,--wrap=realloc -o "$program"; then
		echo "$2 ($1): does not compile"
		failed=$((failed + 1))
		return
	fi
	status=0
	"$program" >"$program.out" || status=$?
	summary=$(tail -1 "$program.out")
	case $summary in
		*' passed, '*' failed')
			p=${summary%% *}
			f=${summary#*, }
			f=${f%% *}
			;;
		*) p=0 f=1 ;;
	esac
	# Leak reports and the like come after the summary.
	[ $status -eq 0 ] || [ "$f" -gt 0 ] || f=1
	passed=$((passed + p))
	failed=$((failed + f))
	echo "$2 ($1): $p passed, $f failed"
}

# Not every compiler comes with the sanitizers' libraries.
has_sanitizers() {
	mkdir -p "$build"
	echo 'int main(void) { return 0; }' >"$build/probe.c"
	# shellcheck disable=SC2086
	$cc $1 "$build/probe.c" -o "$build/probe" 2>"$build/probe.log" && "$build/probe" 2>>"$build/probe.log"
}

for variant in $variants; do
	case $variant in
		plain) flags='-O2' ;;
		asan) flags='-O1 -fsanitize=address,undefined -fno-sanitize-recover=all' ;;
	esac
	if [ "$variant" = asan ] && ! has_sanitizers "$flags"; then
		echo "asan: skipped, $cc cannot link programs with ASan and UBSan"
		skipped=$((skipped + 1))
		continue
	fi
	compile_all "$variant" "$cc" "$flags" || die "the sources do not compile ($variant)"
	for name in $names; do
		run_one "$variant" "$name" "$flags"
	done
done
if [ $skipped -eq 0 ]; then
	echo "$passed passed, $failed failed"
else
	echo "$passed passed, $failed failed, $skipped skipped"
fi
[ $failed -eq 0 ]
