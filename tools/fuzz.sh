#!/bin/sh
# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Builds the fuzzers of tests/fuzz with clang's libFuzzer, ASan and UBSan, and runs them.
#
#   tools/fuzz.sh [SECONDS] [NAME]...    30 seconds for each of tests/fuzz/NAME.c by default; 0: the corpus alone, once
#
# New inputs are kept in the build directory (CSERVE_C_BUILD); a crashing input is printed with its path, and is worth a
# file in tests/fuzz/corpus/NAME once fixed. CLANG names the compiler. The exit code is 0 when nothing crashed.
set -eu

. "$(dirname "$0")/ccommon.sh"

seconds=30
case ${1:-} in
	'' | *[!0-9]*) ;;
	*)
		seconds=$1
		shift
		;;
esac

clang=${CLANG:-}
for candidate in clang clang-19 clang-18 clang-17 clang-16 clang-15 clang-14; do
	[ -n "$clang" ] || clang=$(command -v $candidate || true)
done
[ -n "$clang" ] || die "clang is missing (Debian 12: apt-get install clang-14 libclang-rt-14-dev)"

flags='-O1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all'
compile_all fuzz "$clang" "$flags" || die "the sources do not compile; is libclang-rt-dev for $clang installed?"

if [ $# -eq 0 ]; then
	for file in "$root"/tests/fuzz/*.c; do
		name=${file##*/}
		set -- "$@" "${name%.c}"
	done
fi

status=0
for name in "$@"; do
	[ -e "$root/tests/fuzz/$name.c" ] || die "no fuzzer tests/fuzz/$name.c"
	out=$build/fuzz
	mkdir -p "$out/$name.corpus"
	# A fuzzer of files that need PHP names them, and stands in for what PHP would bring.
	php_flags=
	php_sources=$(sed -n "s/^ [*] With PHP's headers: //p" "$root/tests/fuzz/$name.c")
	if [ -n "$php_sources" ]; then
		config=$(command -v "${CSERVE_PHP_CONFIG:-php-config}" || true)
		[ -n "$config" ] || { echo "$name: skipped: needs php-config"; continue; }
		php_flags="$("$config" --includes) -w $(for source in $php_sources; do printf '%s/%s ' "$root" "$source"; done)"
	fi
	# shellcheck disable=SC2086
	$clang $cc_flags $php_flags -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $werror \
		"$root/tests/fuzz/$name.c" "$out/libcs.a" $cc_libs -o "$out/fuzz_$name"
	if [ "$seconds" -eq 0 ]; then
		mode='-runs=0'
	else
		mode="-max_total_time=$seconds"
	fi
	dict=
	[ ! -e "$root/tests/fuzz/$name.dict" ] || dict="-dict=$root/tests/fuzz/$name.dict"
	# shellcheck disable=SC2086
	if "$out/fuzz_$name" $mode $dict -max_len=8192 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
		-artifact_prefix="$out/$name-" "$out/$name.corpus" "$root/tests/fuzz/corpus/$name" >"$out/$name.log" 2>&1; then
		runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$out/$name.log")
		echo "$name: no crash in ${runs:-?} runs"
	else
		status=1
		tail -60 "$out/$name.log"
		echo "$name: crashed; the input's path is above, the whole log is $out/$name.log"
	fi
done
exit $status
