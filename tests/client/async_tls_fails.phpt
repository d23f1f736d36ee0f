--TEST--
Async\Client: enableSSL() with a server that does not speak TLS warns and closes
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Async\Client;
Swoole\Coroutine\run(function () {
	$port = cs_serve(function ($peer, $listener) {
		$listener->close();
		$peer->recv();
		$peer->send('this is no TLS');
	});
	$c = new Client(SWOOLE_SOCK_TCP);
	$c->on('connect', fn ($c) => $c->enableSSL(fn () => print("secure\n")));
	$c->on('receive', fn () => print("receive\n"));
	$c->on('error', fn () => print("error\n"));
	$c->on('close', fn () => print("close\n"));
	$c->connect('127.0.0.1', $port, CS_DEADLINE);
});
?>
--EXPECTF--
Warning: main(): TLS: %s in Unknown on line 0
close
