--TEST--
Socket hooks: ext/sockets: cancel, close by another coroutine, two on one socket, non-blocking sockets, flag off
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--INI--
pcre.jit=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

set_error_handler(function ($level, $message) { echo preg_replace('/\d{3,}/', 'N', $message), "\n"; return true; });
Swoole\Coroutine\run(function () {
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
	$cid = go(function () use ($pair) {
		var_dump(socket_read($pair[0], 10), socket_last_error($pair[0]) === SOCKET_ECANCELED);
	});
	try {
		socket_read($pair[0], 10);
	} catch (Error $e) {
		echo preg_replace('/socket \d+/', 'socket N', $e->getMessage()), "\n";
	}
	var_dump(socket_write($pair[0], 'both directions'));
	Swoole\Coroutine::cancel($cid);
	Swoole\Coroutine::join([$cid]);
	$cid = go(function () use ($pair) {
		var_dump(socket_recv($pair[0], $bytes, 10, 0), $bytes);
	});
	socket_close($pair[0]);
	Swoole\Coroutine::join([$cid]);
	/* The number is used again; what waited before is forgotten. */
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
	$cid = go(function () use ($pair) {
		var_dump(socket_read($pair[0], 10));
	});
	socket_write($pair[1], 'again');
	Swoole\Coroutine::join([$cid]);
	socket_set_nonblock($pair[0]);
	var_dump(socket_read($pair[0], 10), socket_last_error($pair[0]) === SOCKET_EAGAIN);
	socket_set_block($pair[0]);
	var_dump(socket_recv($pair[0], $bytes, 10, MSG_DONTWAIT));
	$listen = socket_create_listen(0);
	$cid = go(function () use ($listen) {
		var_dump(socket_accept($listen));
	});
	Swoole\Coroutine::cancel($cid);
	Swoole\Coroutine::join([$cid]);
	Swoole\Runtime::setHookFlags(SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_SOCKETS);
	socket_set_option($pair[0], SOL_SOCKET, SO_RCVTIMEO, ['sec' => 0, 'usec' => 1000]);
	go(fn () => socket_read($pair[0], 10));
	echo "blocked\n";
});
?>
--EXPECT--
Coroutine 1 cannot read from socket N, because coroutine 2 is reading from it: give each coroutine a connection of its own, or let them take turns
int(15)
socket_read(): unable to read from socket [N]: Operation canceled
bool(false)
bool(true)
socket_recv(): Unable to read from socket [9]: Bad file descriptor
bool(false)
NULL
string(5) "again"
bool(false)
bool(true)
bool(false)
socket_accept(): unable to accept incoming connection [N]: Operation canceled
bool(false)
blocked
