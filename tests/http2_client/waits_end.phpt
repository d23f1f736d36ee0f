--TEST--
Http2\Client: a receive ends by its timeout, by cancel and by close(); a second receiver is an Error
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';

h2_run(function ($client) {
	$client->send(h2_request('/never'));
	var_dump($client->recv(0.05), $client->errCode === SOCKET_ETIMEDOUT, $client->connected);

	$reader = go(function () use ($client) {
		var_dump($client->recv(), $client->errCode === SOCKET_ECANCELED, $client->connected);
	});
	try {
		$client->recv();
	} catch (Swoole\Error $e) {
		echo preg_replace('/\d+/', 'N', $e->getMessage()), "\n";
	}
	Swoole\Coroutine::cancel($reader);
	Swoole\Coroutine::join([$reader]);

	$reader = go(function () use ($client) {
		var_dump($client->recv(), $client->connected);
	});
	$client->close();
	Swoole\Coroutine::join([$reader]);
	$client->connect();
});
?>
--EXPECT--
bool(false)
bool(true)
bool(true)
Coroutine N cannot read from socket N, because coroutine N is reading from it: give each coroutine a socket of its own, or let them take turns
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
