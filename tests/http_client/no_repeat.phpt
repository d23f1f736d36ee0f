--TEST--
A POST that the server closed on is not sent twice
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$seen = [];
	$port = cs_fake_http(function ($head, $number) use (&$seen) {
		$seen[] = substr($head, 0, 4);
		return $number % 2 ? null : cs_reply('ok');
	});
	foreach (['GET', 'POST'] as $method) {
		$c = new Client('127.0.0.1', $port);
		$c->get('/');
		$c->setMethod($method);
		$c->setData($method === 'POST' ? 'x' : '');
		echo cs_failed($c->execute('/'), $c), " $c->statusCode\n";
	}
	echo implode(',', $seen), "\n";
	exit;
});
?>
--EXPECT--
true 0 200
true 0 200
GET ,GET ,GET ,GET ,POST
