--TEST--
Two coroutines with one client: an Error; cancel; close by another
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Http\Client;
Coroutine\run(function () {
	$port = cs_fake_http(fn ($head) => str_contains($head, '/wait') ? '' : cs_reply('ok'));
	$c = new Client('127.0.0.1', $port);
	$wait = fn () => Coroutine::create(function () use ($c) {
		echo cs_failed($c->get('/wait'), $c), " $c->statusCode\n";
	});
	$first = $wait();
	while (!$c->connected) {
		Coroutine::sleep(0.001);
	}
	try {
		$c->get('/');
	} catch (Swoole\Error $e) {
		var_dump($e->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND);
	}
	Coroutine::cancel($first);
	Coroutine::join([$first]);
	var_dump($c->get('/'), $c->body);
	$second = $wait();
	Coroutine::sleep(0.002);
	var_dump($c->close());
	Coroutine::join([$second]);
	var_dump($c->get('/'));
	exit;
});
?>
--EXPECT--
bool(true)
false SOCKET_ECANCELED -3
bool(true)
string(2) "ok"
bool(true)
false SOCKET_ECANCELED -3
bool(true)
