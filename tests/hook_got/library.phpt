--TEST--
Library hooks: poll, ppoll, select, the sleeps, getaddrinfo and connect of a library that is loaded later yield; flags, results and errno
--SKIPIF--
<?php
if (PHP_OS_FAMILY !== 'Linux' || PHP_INT_SIZE !== 8) {
	die('skip for 64-bit Linux');
}
if (!is_readable('/proc/self/maps')) {
	die('skip needs /proc');
}
if (!extension_loaded('ffi') && !file_exists(ini_get('extension_dir') . '/ffi.so')) {
	die('skip needs the ffi extension');
}
if (!trim((string) shell_exec('command -v cc'))) {
	die('skip needs a C compiler');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$base = sys_get_temp_dir() . '/libcstest' . getmypid();
file_put_contents("$base.c", <<<'C'
	#define _GNU_SOURCE
	#include <errno.h>
	#include <netdb.h>
	#include <netinet/in.h>
	#include <arpa/inet.h>
	#include <poll.h>
	#include <sys/select.h>
	#include <sys/socket.h>
	#include <time.h>
	#include <unistd.h>
	int t_poll(int fd, int ms) { struct pollfd p = {fd, POLLIN, 0}; int r = poll(&p, 1, ms); return r < 0 ? -errno : r * 1000 + p.revents; }
	int t_ppoll(int fd, int ms) { struct pollfd p = {fd, POLLIN, 0}; struct timespec t = {ms / 1000, ms % 1000 * 1000000};
		int r = ppoll(&p, 1, &t, 0); return r < 0 ? -errno : r * 1000 + p.revents; }
	int t_select(int fd, int ms) { fd_set r; FD_ZERO(&r); FD_SET(fd, &r); struct timeval t = {ms / 1000, ms % 1000 * 1000};
		int n = select(fd + 1, &r, 0, 0, &t); return n < 0 ? -errno : n * 10 + (FD_ISSET(fd, &r) ? 1 : 0); }
	int t_nanosleep(int ms) { struct timespec t = {0, ms * 1000000}; return nanosleep(&t, 0); }
	int t_clock(int ms) { struct timespec t = {0, ms * 1000000}; return clock_nanosleep(CLOCK_MONOTONIC, 0, &t, 0); }
	int t_usleep(int ms) { return usleep(ms * 1000); }
	int t_sleep(int ms) { return sleep(ms / 1000); }
	int t_resolve(const char *name) { struct addrinfo *l = 0; int r = getaddrinfo(name, "80", 0, &l); if (!r) freeaddrinfo(l); return r; }
	int t_connect(int port) { int fd = socket(AF_INET, SOCK_STREAM, 0); struct sockaddr_in a = {AF_INET, htons(port)};
		a.sin_addr.s_addr = htonl(0x7f000001); int r = connect(fd, (void *) &a, sizeof(a)); int e = errno;
		close(fd); return r < 0 ? -e : r; }
	C);
exec('env -u LD_PRELOAD cc -shared -fPIC -O0 -o ' . escapeshellarg("$base.so") . ' ' . escapeshellarg("$base.c"), $output, $status);
$script = "$base.php";
file_put_contents($script, '<?php $so = ' . var_export("$base.so", true) . ';' . <<<'PHP'
	function beside(string $what, callable $wait, callable $then): void {
		$done = new Swoole\Coroutine\Channel(1);
		go(fn () => $done->push($wait()));
		$yielded = $done->isEmpty();
		$then();
		echo $what, ': ', $yielded ? 'yields ' : 'blocks ', json_encode($done->pop()), "\n";
	}
	Swoole\Coroutine\run(function () use ($so) {
		$lib = FFI::cdef('int t_poll(int, int); int t_ppoll(int, int); int t_select(int, int); int t_nanosleep(int); int t_clock(int);
			int t_usleep(int); int t_sleep(int); int t_resolve(const char *); int t_connect(int);', $so);
		$pair = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
		[$r, $w] = $pair;
		preg_match('~\d+$~', (string) readlink('/proc/self/fd/0'), $m);
		/* The descriptor of $r: the lowest that is a socket. */
		foreach (range(3, 30) as $fd) {
			if (@readlink("/proc/self/fd/$fd") === 'socket:[' . fstat($r)['ino'] . ']') { break; }
		}
		$write = function () use ($w) { fwrite($w, 'x'); };
		foreach (['t_poll', 't_ppoll', 't_select'] as $function) {
			beside($function, fn () => $lib->$function($fd, 10000), $write);
			fread($r, 1);
			beside("$function, time over", fn () => $lib->$function($fd, 5), fn () => 0);
			$cid = go(function () use ($lib, $function, $fd) { echo "canceled: ", $lib->$function($fd, 10000), "\n"; });
			Swoole\Coroutine::cancel($cid);
			Swoole\Coroutine::join([$cid]);
		}
		foreach (['t_nanosleep', 't_clock', 't_usleep', 't_sleep'] as $function) {
			beside($function, fn () => $lib->$function(5), fn () => 0);
		}
		beside('t_resolve', fn () => $lib->t_resolve('localhost'), fn () => 0);
		echo $lib->t_resolve('no.such..name') === $lib->t_resolve('no.such..name') ? "same error\n" : "other error\n";
		$listen = stream_socket_server('tcp://127.0.0.1:0');
		echo 't_connect: ', $lib->t_connect((int) explode(':', stream_socket_get_name($listen, false))[1]), ' ', $lib->t_connect(1), "\n";
		Swoole\Runtime::setHookFlags(SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_TCP & ~SWOOLE_HOOK_UNIX);
		beside('flag off', fn () => $lib->t_poll($fd, 5), fn () => 0);
		$GLOBALS['lib'] = $lib;
	});
	echo 'outside: ', $lib->t_usleep(1), "\n";
	PHP);
$ffi = extension_loaded('ffi') ? [] : ['-dextension=ffi'];
echo cs_run([PHP_BINARY, ...cs_php_args(), ...$ffi, '-dffi.enable=1', $script])[1];
array_map('unlink', ["$base.c", "$base.so", "$base.php"]);
?>
--EXPECT--
t_poll: yields 1001
t_poll, time over: yields 0
canceled: -125
t_ppoll: yields 1001
t_ppoll, time over: yields 0
canceled: -125
t_select: yields 11
t_select, time over: yields 0
canceled: -125
t_nanosleep: yields 0
t_clock: yields 0
t_usleep: yields 0
t_sleep: yields 0
t_resolve: yields 0
same error
t_connect: 0 -111
flag off: blocks 0
outside: 0
