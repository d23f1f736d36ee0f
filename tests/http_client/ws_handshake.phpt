--TEST--
Handshakes that are refused, or answered wrongly
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$c = new Client('127.0.0.1', cs_fake_http(fn () => cs_reply('no', '', '403 Forbidden')));
	echo cs_failed($c->upgrade('/'), $c), " $c->statusCode $c->body\n";
	$c = new Client('127.0.0.1', cs_fake_ws(fn ($s) => $s->recv(), '', fn ($key) => ($key[0] === 'x' ? 'y' : 'x') . substr($key, 1)));
	echo cs_failed($c->upgrade('/'), $c), " $c->statusCode ", json_encode($c->connected), "\n";
	$c = new Client('127.0.0.1', cs_fake_ws(fn ($s) => $s->recv(), 'permessage-deflate'));
	echo cs_failed($c->upgrade('/'), $c), "\n";
	$c = new Client('127.0.0.1', cs_fake_ws(fn ($s, $head) => $s->sendAll(cs_ws_bytes(0x81,
		implode(' ', array_intersect_key(explode("\r\n", $head), [0 => 1, 2 => 1, 3 => 1]))))));
	$c->setHeaders(['Sec-WebSocket-Protocol' => 'chat', 'Origin' => 'http://x', 'Upgrade' => 'mine']);
	var_dump($c->upgrade('/chat?x'), $c->recv()->data);
	exit;
});
?>
--EXPECT--
false SWOOLE_ERROR_WEBSOCKET_HANDSHAKE_FAILED 403 no
false SWOOLE_ERROR_WEBSOCKET_HANDSHAKE_FAILED 101 false
false SWOOLE_ERROR_WEBSOCKET_HANDSHAKE_FAILED
bool(true)
string(66) "GET /chat?x HTTP/1.1 Sec-WebSocket-Protocol: chat Origin: http://x"
