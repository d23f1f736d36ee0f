--TEST--
WebSocket with our own server: text, binary, large messages, fragments, close
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
use Swoole\WebSocket\Frame;
cs_with_http_server(function ($request, $response) {
	$response->upgrade();
	while (($frame = $response->recv()) && $frame instanceof Frame) {
		$response->push($frame->data, $frame->opcode);
	}
}, function ($port) {
	$c = new Client('127.0.0.1', $port);
	var_dump($c->upgrade('/'), $c->statusCode, $c->push('hello'));
	$frame = $c->recv();
	var_dump($frame->data, $frame->opcode, $frame->finish);
	$c->push("\0\xff", WEBSOCKET_OPCODE_BINARY);
	$frame = $c->recv();
	var_dump(bin2hex($frame->data), $frame->opcode);
	foreach ([125, 126, 65535, 65536, 1000000] as $length) {
		$c->push($text = str_repeat('x', $length));
		var_dump($c->recv()->data === $text);
	}
	var_dump($c->push('one ', WEBSOCKET_OPCODE_TEXT, 0), $c->push('two', WEBSOCKET_OPCODE_CONTINUATION), $c->recv()->data);
	$frame = new Frame;
	$frame->data = 'object';
	var_dump($c->push($frame), $c->recv()->data, $c->ping('p'), $c->push('after'), $c->recv()->data);
	echo cs_failed($c->recv(0.01), $c), "\n";
	var_dump($c->disconnect(1000, 'bye'), $c->connected);
	echo cs_failed($c->push('x'), $c), "\n";
	var_dump($c->upgrade('/again'), $c->push('again'), $c->recv()->data);
});
?>
--EXPECT--
bool(true)
int(101)
bool(true)
string(5) "hello"
int(1)
bool(true)
string(4) "00ff"
int(2)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(7) "one two"
bool(true)
string(6) "object"
bool(true)
bool(true)
string(5) "after"
false SOCKET_ETIMEDOUT
bool(true)
bool(false)
false SWOOLE_ERROR_WEBSOCKET_UNCONNECTED
bool(true)
bool(true)
string(5) "again"
