--TEST--
Line ends in headers, methods and paths are refused
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$port = cs_fake_http(fn ($head) => cs_reply(json_encode(array_slice(explode("\r\n", rtrim($head)), 4))));
	$c = new Client('127.0.0.1', $port);
	$c->setHeaders(['Good' => 'yes', 'Bad' => "a\r\nInjected: 1", "Na\r\nme" => 'x', 'List' => ['1', '2'], 'Null' => null]);
	var_dump(@$c->get('/'), $c->body);
	$c->setHeaders([]);
	echo cs_failed($c->get("/a b"), $c), "\n", cs_failed($c->get("/\r\nX: y"), $c), "\n";
	$c->setMethod("GET / HTTP/1.1\r\n");
	echo cs_failed($c->execute('/'), $c), "\n";
	foreach (['', "a\r\nb"] as $host) {
		try {
			new Client($host);
		} catch (Swoole\Coroutine\Http\Client\Exception $e) {
			echo $e->getMessage(), "\n";
		}
	}
	exit;
});
?>
--EXPECT--
bool(true)
string(79) "["List: 2","Connection: keep-alive","Accept-Encoding: gzip, deflate, br, zstd"]"
false SOCKET_EINVAL
false SOCKET_EINVAL
false SOCKET_EINVAL
the host is empty
the host has white space or control characters
