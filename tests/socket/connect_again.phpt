--TEST--
connect() after a connect() that failed, or that took too long, or that succeeded
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Socket;
Coroutine\run(function () {
	$listener = cs_listener();
	$free = new Socket(AF_INET, SOCK_STREAM, 0);
	$free->bind('127.0.0.1'); /* held, but does not listen */
	/* A listener whose backlog is full answers nobody. */
	$full = socket_create(AF_INET, SOCK_STREAM, 0);
	socket_bind($full, '127.0.0.1');
	socket_listen($full, 1);
	socket_getsockname($full, $address, $full_port);
	do {
		$fillers[] = $filler = new Socket(AF_INET, SOCK_STREAM, 0);
	} while ($filler->connect('127.0.0.1', $full_port, 0.1) && count($fillers) < 20);
	$s = new Socket(AF_INET, SOCK_STREAM, 0);
	echo cs_failed($s->connect('127.0.0.1', cs_port($free)), $s), "\n";
	echo cs_failed($s->connect('127.0.0.1', $full_port, 0.05), $s), "\n";
	echo cs_failed($s->connect('127.0.0.1', cs_port($listener), CS_DEADLINE), $s), "\n";
	echo cs_failed($s->connect('127.0.0.1', cs_port($free)), $s), "\n";
	var_dump($s->getpeername()['port'] === cs_port($listener), $s->send('x'), $listener->accept(CS_DEADLINE)->recv());
});
?>
--EXPECT--
false SOCKET_ECONNREFUSED
false SOCKET_ETIMEDOUT
true 0
false SOCKET_EISCONN
bool(true)
int(1)
string(1) "x"
