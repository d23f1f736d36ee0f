--TEST--
permessage-deflate with our own server, both ways; a bomb
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(function ($request, $response) {
	$response->upgrade();
	while (is_object($frame = $response->recv())) {
		$response->push($frame->data, $frame->opcode, SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_COMPRESS);
	}
}, function ($port) {
	$c = new Client('127.0.0.1', $port);
	$c->set(['websocket_compression' => true]);
	var_dump($c->upgrade('/'), str_starts_with($c->headers['sec-websocket-extensions'], 'permessage-deflate'));
	$flags = SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_COMPRESS;
	foreach (['short', '', str_repeat('long text ', 50000), 'short'] as $text) {
		var_dump($c->push($text, WEBSOCKET_OPCODE_TEXT, $flags), $c->recv()->data === $text);
	}
	$context = deflate_init(ZLIB_ENCODING_RAW);
	$bomb = substr(deflate_add($context, str_repeat('a', 5000000), ZLIB_SYNC_FLUSH), 0, -4);
	$c = new Client('127.0.0.1', cs_fake_ws(fn ($s) => $s->sendAll(cs_ws_bytes(0xc1, $bomb)) && $s->recv(), 'permessage-deflate'));
	$c->set(['websocket_compression' => true]);
	var_dump(strlen($bomb) < 10000, $c->upgrade('/'));
	echo cs_failed($c->recv(), $c), "\n";
	exit;
}, ['websocket_compression' => true]);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
false SOCKET_EPROTO
