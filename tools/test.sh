# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Sourced by ./cserve: the test run. Each step adds to the three counts; the last line is
# "N passed, N failed" (and ", N skipped" when something could not be run here).

passed=0
failed=0
skipped=0
failures=

# count NAME PASSED FAILED SKIPPED: adds up and prints the step's line.
count() {
	passed=$((passed + $2))
	failed=$((failed + $3))
	skipped=$((skipped + $4))
	line="$1: $2 passed, $3 failed"
	[ "$4" = 0 ] || line="$line, $4 skipped"
	echo "$line ($(elapsed))"
	[ "$3" = 0 ] || failures="$failures $1;"
}

start_time=$(date +%s)
elapsed() {
	echo "$(($(date +%s) - start_time)) s"
}

# check NAME COMMAND...: a step that passes or fails as a whole; exit 3 means that its tool is not here.
check() {
	name=$1
	shift
	status=0
	"$@" >"$out/check.log" 2>&1 </dev/null || status=$?
	case $status in
		0) count "$name" 1 0 0 ;;
		3) cat "$out/check.log"; count "$name" 0 0 1 ;;
		*) cat "$out/check.log"; count "$name" 0 1 0 ;;
	esac
}

# summed NAME COMMAND...: a step whose last line is "N passed, N failed[, N skipped]".
summed() {
	name=$1
	shift
	status=0
	"$@" >"$out/step.log" 2>&1 </dev/null || status=$?
	last=$(grep -E '^[0-9]+ passed, [0-9]+ failed' "$out/step.log" | tail -1)
	if [ -z "$last" ]; then
		tail -40 "$out/step.log"
		count "$name" 0 1 0
		return
	fi
	p=$(echo "$last" | cut -d' ' -f1)
	f=$(echo "$last" | sed 's/.* passed, \([0-9]*\) failed.*/\1/')
	s=$(echo "$last" | sed -n 's/.* failed, \([0-9]*\) skipped.*/\1/p')
	if [ $status != 0 ] && [ "$f" = 0 ]; then
		f=1
	fi
	[ "$f" = 0 ] || cat "$out/step.log"
	count "$name" "$p" "$f" "${s:-0}"
}

# The fuzzers: one passes when it has found nothing in its time.
test_fuzz() {
	status=0
	tools/fuzz.sh "${CSERVE_FUZZ_SECONDS:-10}" >"$out/fuzz.log" 2>&1 </dev/null || status=$?
	p=$(grep -c ': no crash in ' "$out/fuzz.log" || true)
	f=$(($(ls tests/fuzz/*.c | wc -l) - p))
	if [ $status != 0 ] && [ $f = 0 ]; then
		f=1
	fi
	[ $f = 0 ] || tail -60 "$out/fuzz.log"
	count fuzzers "$p" "$f" 0
}

# phpt NAME SO FLAGS OPTIONS -- PATH...: PHP's run-tests.php with -n and the given settings. FLAGS go to PHP, OPTIONS to
# run-tests.php. Failed tests leave their output, difference and script beside the phpt; the differences are printed.
phpt() {
	name=$1
	so=$2
	flags=$3
	options=$4
	shift 5
	[ $# -gt 0 ] || { count "$name" 0 0 1; return; }
	log=$out/phpt-$(echo "$name" | tr ' /' '--').log
	runner=$(dirname "$("$php_config" --extension-dir)/x")/build/run-tests.php
	[ -e "$runner" ] || runner=$root/build/release/run-tests.php
	# Modules that the tests use and that the distribution may build as shared objects.
	flags="$(module_flags posix sockets) $flags -d extension=$so"
	# shellcheck disable=SC2086
	(
		cd "$root"
		NO_INTERACTION=1 REPORT_EXIT_STATUS=1 TEST_PHP_EXECUTABLE=$php TEST_TIMEOUT=${TEST_TIMEOUT:-60} SKIP_ONLINE_TESTS=1 \
			CSERVE_SO=$so CSERVE_PHP_CONFIG=$php_config "$php" -n $(module_flags sockets) "$runner" -n -q --no-color --no-progress $options $flags "$@"
	) >"$log" 2>&1 </dev/null || true
	p=$(phpt_number passed)
	s=$(phpt_number skipped)
	x=$(sed -n 's/^Expected fail *: *\([0-9]*\).*/\1/p' "$log" | head -1)
	f=$(($(phpt_number failed) + $(phpt_number borked) + $(phpt_number leaked)))
	# run-tests.php tries some failed tests again and says WARN when that helps.
	p=$((p + $(phpt_number warned)))
	grep -a '^WARN .*retry' "$log" | sort -u || true
	if [ $((p + s + f + ${x:-0})) = 0 ]; then
		tail -20 "$log"
		f=1
	fi
	if [ "$f" != 0 ]; then
		grep -E '^(FAIL|BORK|LEAK|WARN|ERROR)' "$log" | sort -u || true
		grep -E '^(FAIL|LEAK|LEAK&FAIL|WARN) ' "$log" | sort -u | sed -n 's/.*\[\(.*\.phpt\)\].*/\1/p' | head -25 | while read -r test; do
			for file in "${test%.phpt}.diff" "${test%.phpt}.mem"; do
				if [ -e "$file" ]; then
					echo "--- $file"
					head -60 "$file"
				fi
			done
		done
	fi
	count "$name" "$p" "$f" "$((s + ${x:-0}))"
}

phpt_number() {
	n=$(sed -n "s/^Tests $1 *: *\([0-9]*\).*/\1/p" "$log" | head -1)
	echo "${n:-0}"
}

# The areas below tests/, as paths.
areas() {
	find tests -name '*.phpt' | sed 's|/[^/]*$||' | sort -u
}

# The paths listed in a file that exist.
listed() {
	grep -v '^#' "$1" | while read -r path; do
		[ ! -e "$path" ] || echo "$path"
	done
}

sanitizer_library() {
	"${CC:-cc}" -print-file-name="$1.so"
}

# Leaves out the files that are listed in the file, or that are in a directory listed there.
without() {
	listed "$1" | while read -r path; do
		if [ -d "$path" ]; then echo "^$path/"; else echo "^$path\$"; fi
	done | sed 's/\./\\./g' >"$out/without"
	grep -v -f "$out/without"
}

# asan_phpt NAME LEAKS PATH...: LEAKS is 1 to look for leaks. LeakSanitizer is not to look into __tls_get_addr(): it takes a
# module's thread-local block that lies 16 bytes after the begin of a page for one of glibc 2.19, reads the allocator's header
# before it as the block's address, and crashes there ("Tracer caught signal 11").
asan_phpt() {
	name=$1
	leaks=$2
	shift 2
	asan_options=verify_asan_link_order=0:detect_stack_use_after_return=0:fast_unwind_on_malloc=0:intercept_tls_get_addr=0
	ASAN_OPTIONS=$asan_options:detect_leaks=$leaks:exitcode=99 \
		LSAN_OPTIONS=suppressions=$root/tools/lsan.supp:print_suppressions=0 \
		UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 USE_ZEND_ALLOC=0 USE_TRACKED_ALLOC=1 ZEND_DONT_UNLOAD_MODULES=1 \
		CSERVE_TEST_SLOW=4 SKIP_SLOW_TESTS=1 SKIP_ASAN=1 TEST_TIMEOUT=180 \
		phpt "$name" "$root/build/asan/modules/cserve.so" '' "-j$(jobs_count)" -- "$@"
}

test_asan() {
	build asan
	asan=$(sanitizer_library libasan)
	ubsan=$(sanitizer_library libubsan)
	if [ ! -e "$asan" ] || [ ! -e "$ubsan" ]; then
		count 'phpt with ASan and UBSan' 0 0 1
		return
	fi
	# PHP itself is not instrumented, so that the libraries must come first. Its allocator is off: each block is malloc's,
	# and those of a script that ended in a fatal error are freed as PHP's own would be (USE_TRACKED_ALLOC).
	"${CC:-cc}" -shared -fPIC -O1 -o "$out/nodeepbind.so" tools/nodeepbind.c -ldl
	wrapper=$out/php-asan
	cat >"$wrapper" <<EOF
#!/bin/sh
LD_PRELOAD="$out/nodeepbind.so $asan $ubsan" exec $php "\$@"
EOF
	chmod +x "$wrapper"
	plain_php=$php
	php=$wrapper
	asan_phpt 'phpt with ASan and UBSan' 1 $(find tests -name '*.phpt' | LC_ALL=C sort | without tools/noleak.txt)
	asan_phpt 'phpt with ASan and UBSan, leaks allowed' 0 $(listed tools/noleak.txt)
	php=$plain_php
}

# Short under valgrind: what the sanitizers cannot see, because PHP is not built with them. The code that PCRE's JIT makes
# reads beyond ends on purpose. The servers of the distribution, which setpriv starts, run as they are.
test_valgrind() {
	if ! have valgrind; then
		count 'phpt with valgrind' 0 0 1
		return
	fi
	# run-tests.php names one file for the reports of all of a test's processes, and each process empties it as it starts.
	mkdir -p "$out/bin"
	cat >"$out/bin/valgrind" <<EOF
#!/bin/sh
log=
for option do
	shift
	case \$option in --log-file=*) log=\${option#*=} option=\$option.%p ;; esac
	set -- "\$@" "\$option"
done
status=0
$(command -v valgrind) "\$@" || status=\$?
[ -z "\$log" ] || { cat "\$log".* >"\$log"; rm -f "\$log".*; }
exit \$status
EOF
	chmod +x "$out/bin/valgrind"
	PATH=$out/bin:$PATH VALGRIND_OPTS="--suppressions=$root/tools/valgrind.supp --trace-children-skip=*/setpriv,*/cc" \
		CSERVE_TEST_SLOW=20 SKIP_SLOW_TESTS=1 SKIP_VALGRIND=1 \
		phpt 'phpt with valgrind' "$so_release" '-d pcre.jit=0' "-m -j$(jobs_count)" -- $(listed tools/valgrind.txt)
}

# The tests again with what else hooks into the engine.
test_beside() {
	list=$(areas | grep -v loading)
	jit="$(module_flags opcache) -d opcache.enable_cli=1 -d opcache.jit_buffer_size=32M"
	jit="$jit -d opcache.file_update_protection=0 -d opcache.jit_hot_loop=2 -d opcache.jit_hot_func=2"
	phpt 'phpt with the tracing JIT' "$so_release" "$jit -d opcache.jit=tracing -d opcache.jit_hot_return=2" \
		"-j$(jobs_count)" -- $list
	for module in xdebug pcov; do
		if [ -e "$extension_dir/$module.so" ]; then
			case $module in
				xdebug) flags="-d xdebug.mode=develop,coverage -d xdebug.max_nesting_level=10000" ;;
				pcov) flags="-d pcov.enabled=1 -d pcov.directory=$root" ;;
			esac
			CSERVE_TEST_SLOW=2 phpt "phpt with $module" "$so_release" "$(module_flags $module) $flags" "-j$(jobs_count)" -- $list
		else
			echo "phpt with $module: not installed"
			count "phpt with $module" 0 0 1
		fi
	done
}

finish() {
	[ -z "$failures" ] || echo "failed steps:$failures"
	if [ $skipped = 0 ]; then
		echo "$passed passed, $failed failed"
	else
		echo "$passed passed, $failed failed, $skipped skipped"
	fi
	[ $failed = 0 ]
}

run_tests() {
	quick=
	while :; do
		case ${1:-} in
			--quick) quick=1; shift ;;
			-*) die "test: unknown option '$1'; the only one is --quick" ;;
			*) break ;;
		esac
	done
	need_build_packages
	if [ $# = 0 ] && [ -z "$quick" ]; then
		need_test_packages
		install_needed
		need_client_packages
		install_node_packages
	elif [ -n "${CSERVE_TEST_CLIENTS:-}" ]; then
		need_client_packages
	fi
	build release
	so_release=$root/modules/cserve.so
	out=$root/build/test
	mkdir -p "$out"
	unset CDPATH
	cd "$root"

	if [ $# -gt 0 ]; then
		phpt phpt "$so_release" '' "-j$(jobs_count)" -- "$@"
		finish
		return
	fi
	check 'stubs up to date' env PHP="$php" PHP_CONFIG="$php_config" tools/stubs.sh --check
	check 'layers' tools/layers.sh
	check 'layout of the C files' tools/format.sh --check
	check 'package.xml up to date' tools/package.sh --check
	if [ -n "$quick" ]; then
		summed 'unit tests' tools/unit.sh plain
		phpt phpt "$so_release" '' "-j$(jobs_count)" -- $(areas)
		finish
		return
	fi
	summed 'unit tests' tools/unit.sh
	phpt phpt "$so_release" '' "-j$(jobs_count)" -- $(areas)
	test_beside
	test_asan
	test_valgrind
	test_fuzz
	finish
}
