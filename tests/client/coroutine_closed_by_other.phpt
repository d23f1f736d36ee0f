--TEST--
Coroutine\Client: close() by another coroutine, two readers, cancel
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Client;
Coroutine\run(function () {
	$port = cs_serve(fn ($s) => $s->recv());
	$c = new Client(SWOOLE_SOCK_TCP);
	$c->connect('127.0.0.1', $port);
	$reader = Coroutine::create(function () use ($c) {
		echo cs_failed($c->recv(-1), $c), ": reader\n";
	});
	try {
		$c->recv();
	} catch (Swoole\Error $e) {
		var_dump($e->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND);
	}
	var_dump($c->close());
	Coroutine::join([$reader]);
	$c->connect('127.0.0.1', $port);
	$reader = Coroutine::create(function () use ($c) {
		echo cs_failed($c->recv(-1), $c), ": canceled\n";
	});
	Coroutine::cancel($reader);
	Coroutine::join([$reader]);
	var_dump($c->isConnected());
	exit;
});
?>
--EXPECT--
bool(true)
bool(true)
false SOCKET_ECANCELED: reader
false SOCKET_ECANCELED: canceled
bool(true)
