# SPDX-License-Identifier: Apache-2.0. Part of cserve.
#
# Sourced by ./cserve: finding PHP, installing packages, building variants of the extension, running PHP with it.
# Expects $root. Everything that is built goes to build/, the shared object to modules/ too.

say() {
	echo "cserve: $*" >&2
}

die() {
	echo "cserve: $*" >&2
	exit 2
}

have() {
	command -v "$1" >/dev/null 2>&1
}

# --- packages ---------------------------------------------------------------------------------------------------

# apt, dnf, apk, brew, or nothing
manager=
find_manager() {
	[ -z "$manager" ] || return 0
	for m in apt-get dnf apk brew; do
		if have $m; then
			manager=$m
			return 0
		fi
	done
	manager=none
}

as_root() {
	if [ "$(id -u)" = 0 ] || [ "$manager" = brew ]; then
		"$@"
	elif have sudo; then
		sudo "$@"
	else
		die "root rights are needed, and there is no sudo; run as root: $*"
	fi
}

wanted=

# need CHECK:APT[:DNF[:APK[:BREW]]]: notes the package unless CHECK is there. CHECK is a command, a file (with a slash),
# or lib=NAME for pkg-config. An empty name, or "-", means that the system has no such package.
need() {
	check=${1%%:*}
	case $check in
		lib=*) pkg-config --exists "${check#lib=}" 2>/dev/null && return 0 ;;
		*/*) [ -e "$check" ] && return 0 ;;
		*) have "$check" && return 0 ;;
	esac
	find_manager
	case $manager in
		apt-get) n=2 ;;
		dnf) n=3 ;;
		apk) n=4 ;;
		brew) n=5 ;;
		none) die "$check is missing, and no apt-get, dnf, apk or brew is here to install it" ;;
	esac
	name=$(echo "$1" | cut -d: -f$n)
	case $name in
		'' | -) missing_here="${missing_here:-} $check" ;;
		*) wanted="$wanted $name" ;;
	esac
}

apt_updated=
apt_update() {
	if [ -z "$apt_updated" ]; then
		apt_updated=1
		as_root apt-get update -q >"$root/build/packages.log" 2>&1 \
			|| { tail -5 "$root/build/packages.log" >&2; die "apt-get update failed"; }
	fi
}

# True when apt knows the package. The lists may be absent on a new system.
apt_knows() {
	ls /var/lib/apt/lists/*Packages* >/dev/null 2>&1 || apt_update
	apt-cache show "$1" >/dev/null 2>&1
}

# Runs a command that installs packages: servers among them are not started. Tests start their own.
without_services() {
	policy=/usr/sbin/policy-rc.d
	if [ -e $policy ]; then
		"$@"
		return
	fi
	printf '#!/bin/sh\nexit 101\n' | as_root tee $policy >/dev/null
	as_root chmod 755 $policy
	status=0
	"$@" || status=$?
	as_root rm -f $policy
	return $status
}

# Installs what need() has noted.
install_needed() {
	[ -n "$wanted" ] || return 0
	names=$wanted
	wanted=
	mkdir -p "$root/build"
	if [ "${CSERVE_INSTALL:-yes}" = no ]; then
		die "missing packages:$names"
	fi
	say "installing with $manager:$names"
	log=$root/build/packages.log
	# shellcheck disable=SC2086
	case $manager in
		apt-get)
			apt_update
			without_services as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $names \
				>"$log" 2>&1 </dev/null
			;;
		dnf) as_root dnf install -y -q $names >"$log" 2>&1 </dev/null ;;
		apk) as_root apk add -q $names >"$log" 2>&1 </dev/null ;;
		brew) brew install -q $names >"$log" 2>&1 </dev/null ;;
	esac || { tail -20 "$log" >&2; die "the packages could not be installed; see $log"; }
}

# What building and running needs.
need_build_packages() {
	need "${PHP:-php}":php-cli:php-cli:php84:php
	need make:make:make:make:make
	need cc:gcc:gcc:gcc:gcc
	need pkg-config:pkg-config:pkgconf-pkg-config:pkgconf:pkg-config
	if ! find_php_tools; then
		need phpize:php-dev:php-devel:php84-dev:php
	fi
	need /usr/include/stdlib.h:libc6-dev:glibc-devel:musl-dev:-
	need lib=libuv:libuv1-dev:libuv-devel:libuv-dev:libuv
	if [ ! -e /usr/share/llhttp/llhttp.c ] && ! pkg-config --exists libllhttp 2>/dev/null; then
		find_manager
		llhttp=libllhttp-dev
		if [ "$manager" = apt-get ]; then
			mkdir -p "$root/build"
			apt_knows libllhttp-dev || llhttp=node-llhttp
		fi
		need lib=libllhttp:$llhttp:llhttp-devel:llhttp-dev:llhttp
	fi
	need lib=libssl:libssl-dev:openssl-devel:openssl-dev:openssl
	need lib=libnghttp2:libnghttp2-dev:libnghttp2-devel:nghttp2-dev:libnghttp2
	need lib=zlib:zlib1g-dev:zlib-devel:zlib-dev:zlib
	need lib=libbrotlienc:libbrotli-dev:brotli-devel:brotli-dev:brotli
	need lib=libzstd:libzstd-dev:libzstd-devel:zstd-dev:zstd
	install_needed
	find_php_tools || die "$php is PHP $php_version, but no phpize and php-config of that version were found"
}

need_test_packages() {
	need valgrind:valgrind:valgrind:valgrind:-
	need git:git:git:git:git
	need curl:curl:curl:curl:curl
	need ps:procps:procps-ng:procps:-
	need openssl:openssl:openssl:openssl:openssl
	need curl:curl:curl:curl:curl
	need nghttp:nghttp2-client:nghttp2:nghttp2:nghttp2
	need node:nodejs:nodejs:nodejs:node
	need nginx:nginx:nginx:nginx:nginx
	need chromium:chromium:chromium:chromium:-
	if [ "$php_version" = 8.2 ]; then
		need /usr/share/php/PhpParser:php-parser:-:-:-
		if apt_is_debian12; then
			need clang-format-14:clang-format-14:-:-:-
		fi
	fi
	need_fuzz_packages
}

# PHP's modules and the servers that tests of clients use, where Debian's names are known; elsewhere those are skipped.
need_client_packages() {
	find_manager
	[ "$manager" = apt-get ] || return 0
	for module in curl mbstring mysqli:mysql pdo_pgsql:pgsql pdo_sqlite:sqlite3 redis memcached amqp ldap ssh2 soap; do
		! apt_knows "php-${module##*:}" || need "$extension_dir/${module%%:*}.so:php-${module##*:}"
	done
	need redis-server:redis-server
	need mariadbd:mariadb-server-core
	need /usr/lib/postgresql:postgresql
	need memcached:memcached
	need nginx:nginx
	need slapd:slapd
	need sshd:openssh-server
	need /usr/lib/rabbitmq/bin/rabbitmq-server:rabbitmq-server
	need ab:apache2-utils
	need /usr/share/php/GuzzleHttp:php-guzzlehttp-guzzle
	need /usr/share/php/Predis:php-predis
	if ! have "php-fpm$php_version" && [ ! -e "/usr/sbin/php-fpm$php_version" ]; then
		wanted="$wanted php-fpm"
	fi
	install_needed
}

apt_is_debian12() {
	find_manager
	[ "$manager" = apt-get ] && apt_knows clang-format-14
}

# What tests run in node and a browser: WebSocket's usual client, and the driver of Chromium. Tests are skipped without them.
install_node_packages() {
	node_modules=$root/build/node/node_modules
	if [ ! -d "$node_modules/ws" ] || [ ! -d "$node_modules/playwright-core" ]; then
		if ! have npm; then
			say "npm is missing: the tests with node's ws and with a browser are skipped"
			return 0
		fi
		mkdir -p "$root/build/node"
		npm install --prefix "$root/build/node" --no-save --no-audit --no-fund --loglevel=error ws@8 playwright-core@1 \
			>"$root/build/npm.log" 2>&1 </dev/null || say "npm could not install ws and playwright-core; see build/npm.log"
	fi
}

need_fuzz_packages() {
	find_manager
	if [ "$manager" = apt-get ]; then
		need clang:clang
		if ! ls /usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-x86_64.a \
			/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-aarch64.a >/dev/null 2>&1; then
			rt=$(apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9]*\)$/libclang-rt-\1-dev/p' | head -1)
			[ -z "$rt" ] || wanted="$wanted $rt"
		fi
	else
		need clang:-:clang:clang:llvm
	fi
	install_needed
}

need_bench_packages() {
	need h2load:nghttp2-client:nghttp2:nghttp2:nghttp2
	need nghttpd:nghttp2-server:nghttp2:nghttp2:nghttp2
	need openssl:openssl:openssl:openssl:openssl
	need wrk:wrk:wrk:wrk:wrk
	need ab:apache2-utils:httpd-tools:apache2-utils:httpd
	need go:golang-go:golang:go:go
	need strace:strace:strace:strace:-
	need valgrind:valgrind:valgrind:valgrind:-
	need taskset:util-linux:util-linux:util-linux:-
	install_needed
}

# --- PHP --------------------------------------------------------------------------------------------------------

# Sets php, php_version (8.2), phpize and php_config of the same version, php_api and extension_dir. False when PHP or
# one of its tools is not there.
find_php_tools() {
	php=${PHP:-php}
	have "$php" || return 1
	php=$(command -v "$php")
	php_version=$("$php" -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' 2>/dev/null) || return 1
	case $php_version in
		8.[2-9] | 8.[1-9][0-9] | 9.*) ;;
		*) die "cserve needs PHP 8.2 or later; $php is PHP $php_version" ;;
	esac
	full=$("$php" -n -r 'echo PHP_VERSION;')
	phpize=
	for config in ${PHP_CONFIG:-} "php-config$php_version" "php-config$(echo "$php_version" | tr -d .)" php-config; do
		if have "$config" && [ "$("$config" --version)" = "$full" ]; then
			php_config=$(command -v "$config")
			phpize=$(echo "$php_config" | sed 's/php-config\([^/]*\)$/phpize\1/')
			break
		fi
	done
	[ -n "$phpize" ] && have "$phpize" || return 1
	extension_dir=$("$php_config" --extension-dir)
}

# Prints "-d zend_extension=opcache" and the like: one for each module that is built as a shared object and exists.
module_flags() {
	for module in "$@"; do
		if "$php" -n -m | grep -qix "$module"; then
			continue
		elif [ -e "$extension_dir/$module.so" ]; then
			case $module in
				opcache | xdebug) printf ' -d zend_extension=%s' "$module" ;;
				*) printf ' -d extension=%s' "$module" ;;
			esac
		fi
	done
}

# --- build ------------------------------------------------------------------------------------------------------

# build VARIANT: release, dev or asan. Leaves build/VARIANT/modules/cserve.so, and for release modules/cserve.so.
# Sources are mirrored into build/VARIANT, so that the tree stays clean and the variants do not mix. Nothing is done
# when no source, and not the PHP, has changed since the last time.
build() {
	variant=$1
	dir=$root/build/$variant
	stamp=$dir/.built
	so=$dir/modules/cserve.so
	id="$full $php_config ${CFLAGS:-} ${CC:-} $(fingerprint)"
	mkdir -p "$dir"
	if have flock; then
		exec 8>"$dir/.lock"
		flock 8
	fi
	if [ -e "$so" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$id" ]; then
		publish
		return 0
	fi
	say "building cserve ($variant) for PHP $full"
	mirror
	log=$dir/build.log
	: >"$log"
	sources=$(cd "$dir" && find config.m4 src -name '*.c' -o -name config.m4 | sort | tr '\n' ' ')
	config_id="$full $php_config ${CFLAGS:-} ${CC:-} $(cksum <"$dir/config.m4") $sources"
	if [ "$(cat "$dir/.configured" 2>/dev/null)" != "$config_id" ]; then
		case $variant in
			release) flags= ;;
			dev) flags=--enable-cserve-dev ;;
			asan) flags=--enable-cserve-asan ;;
		esac
		rm -f "$dir/.configured"
		# shellcheck disable=SC2086
		(
			cd "$dir"
			[ ! -e Makefile ] || make -s clean || true
			"$phpize" && ./configure -q --enable-cserve --with-php-config="$php_config" $flags
		) >>"$log" 2>&1 || build_failed
		echo "$config_id" >"$dir/.configured"
	fi
	(cd "$dir" && make -s -j"$(jobs_count)") >>"$log" 2>&1 || build_failed
	if grep -E '\.[ch]:[0-9:]+ warning:' "$log" >&2; then
		say "the compiler warned; see $log"
	fi
	echo "$id" >"$stamp"
	publish
}

# A number that changes with any source file. Times are no help: git and tar set them as they like.
fingerprint() {
	(cd "$root" && find config.m4 php_cserve.h src stubs -type f -exec cksum {} + | LC_ALL=C sort | cksum)
}

publish() {
	if [ "$variant" = release ] && ! cmp -s "$so" "$root/modules/cserve.so"; then
		mkdir -p "$root/modules"
		cp "$so" "$root/modules/cserve.so.new"
		mv "$root/modules/cserve.so.new" "$root/modules/cserve.so"
	fi
	if have flock; then
		exec 8>&-
	fi
}

build_failed() {
	if ! grep -E -A3 '(: |^)(fatal )?error: ' "$log" | cut -c1-300 | head -30 >&2; then
		tail -15 "$log" >&2
	fi
	die "the build failed; see $log"
}

# Copies what has changed, and removes what is gone.
mirror() {
	(
		cd "$root"
		find config.m4 php_cserve.h src stubs \( -name '*.[ch]' -o -name config.m4 -o -path 'src/library/*' \) -type f | sort >"$dir/.files"
		while read -r file; do
			if ! cmp -s "$file" "$dir/$file"; then
				mkdir -p "$dir/$(dirname "$file")"
				cp "$file" "$dir/$file"
			fi
		done <"$dir/.files"
		cd "$dir"
		for at in src stubs; do
			[ ! -d $at ] || find $at -name '*.[ch]'
		done | sort | while read -r file; do
			grep -qxF "$file" .files || rm -f "$file"
		done
	)
}

jobs_count() {
	getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2
}

# --- run --------------------------------------------------------------------------------------------------------

# Makes build/ini: the system's ini files but for debuggers, coverage drivers and other Swooles, then ours. Processes
# that the script starts inherit the directory, and with it the extension. It is replaced only when it would change, as
# another script may be starting from it.
make_ini() {
	ini=$root/build/ini
	new=$root/build/ini.$$
	mkdir -p "$new"
	scan=$("$php" -n -r 'echo PHP_CONFIG_FILE_SCAN_DIR;')
	if [ -n "$scan" ] && [ -d "$scan" ]; then
		for file in "$scan"/*.ini; do
			case ${file##*/} in
				*xdebug* | *pcov* | *swoole* | *cserve* | '*.ini') ;;
				*) cp "$file" "$new/" ;;
			esac
		done
	fi
	{
		if ! grep -qs '^zend_extension.*opcache' "$new"/*.ini && [ -e "$extension_dir/opcache.so" ]; then
			echo "zend_extension=opcache"
		fi
		echo "extension=$root/modules/cserve.so"
		echo "opcache.enable_cli=1"
		echo "opcache.jit=tracing"
		echo "opcache.jit_buffer_size=64M"
	} >"$new/99-cserve.ini"
	if ! diff -r "$new" "$ini" >/dev/null 2>&1; then
		rm -rf "$ini"
		mv "$new" "$ini"
	else
		rm -rf "$new"
	fi
}

# run_php JIT SCRIPT ARGS: becomes PHP.
run_php() {
	if [ "$1" = no ]; then
		shift
		set -- -d opcache.jit=disable -d opcache.jit_buffer_size=0 "$@"
	else
		shift
	fi
	make_ini
	PHP_INI_SCAN_DIR=$root/build/ini
	export PHP_INI_SCAN_DIR
	exec "$php" "$@"
}
