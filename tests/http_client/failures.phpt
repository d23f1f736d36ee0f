--TEST--
Refused, no such host, time, closed, reset, not HTTP, broken chunks, broken gzip, a head without end
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$show = function (Client $c, string $path = '/') {
		echo str_pad($path, 10), cs_failed($c->get($path), $c), " $c->statusCode ", json_encode($c->connected), "\n";
	};
	$listener = cs_listener();
	$gone = cs_port($listener);
	$listener->close();
	$show(new Client('127.0.0.1', $gone));
	$show(new Client('no.such..host', 80));
	$port = cs_fake_http(function ($head, $number, $s) {
		preg_match('~ /(\w+)~', $head, $m);
		switch ($m[1]) {
			case 'wait':
				return '';
			case 'slow':
				$s->sendAll("HTTP/1.1 200 OK\r\n");
				while ($s->sendAll("X: y\r\n") && $s->recv(1, 0.01) === false) {
				}
				return null;
			case 'close':
				return null;
			case 'half':
				$s->sendAll("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf");
				return null;
			case 'reset':
				$s->setOption(SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]);
				return null;
			case 'ssh':
				return "SSH-2.0-server\r\n";
			case 'chunk':
				return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";
			case 'gzip':
				return cs_reply('not gzip at all', "Content-Encoding: gzip\r\n");
			case 'head':
				return "HTTP/1.1 200 OK\r\n" . str_repeat("X: " . str_repeat('y', 1000) . "\r\n", 100);
		}
	});
	foreach (['wait', 'slow', 'close', 'half', 'reset', 'ssh', 'chunk', 'gzip', 'head'] as $path) {
		$c = new Client('127.0.0.1', $port);
		$c->set(['timeout' => in_array($path, ['wait', 'slow']) ? 0.05 : CS_DEADLINE]);
		$show($c, "/$path");
	}
	exit;
});
?>
--EXPECT--
/         false SOCKET_ECONNREFUSED -1 false
/         false SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED -1 false
/wait     false SOCKET_ETIMEDOUT -2 false
/slow     false SOCKET_ETIMEDOUT -2 false
/close    false SOCKET_ECONNRESET -3 false
/half     false SOCKET_ECONNRESET -3 false
/reset    false SOCKET_ECONNRESET -3 false
/ssh      false SOCKET_EPROTO -3 false
/chunk    false SOCKET_EPROTO -3 false
/gzip     false SOCKET_EINVAL -3 false
/head     false SOCKET_E2BIG -3 false
