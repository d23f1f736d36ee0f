--TEST--
Coroutine\Client: refused, time, reset, closed by the server, bad type, bad port
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Client;
Swoole\Coroutine\run(function () {
	$listener = cs_listener();
	$gone = cs_port($listener);
	$listener->close();
	$c = new Client(SWOOLE_SOCK_TCP);
	echo cs_failed($c->connect('127.0.0.1', $gone), $c), "\n", cs_failed($c->connect('127.0.0.1', 0), $c), "\n";
	echo cs_failed($c->connect('no.such..host', 80), $c), "\n";
	$port = cs_serve(function ($s) {
		match ($s->recv()) {
			'wait' => $s->recv(),
			'reset' => $s->setOption(SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]) && $s->close(),
			'close' => $s->close(),
		};
	});
	foreach (['wait', 'reset', 'close'] as $what) {
		$c = new Client(SWOOLE_SOCK_TCP);
		$c->set(['timeout' => 0.05]);
		$c->connect('127.0.0.1', $port, CS_DEADLINE);
		$c->send($what);
		echo $what, ': ', cs_failed($c->recv(), $c), "\n";
		$c->close();
	}
	try {
		new Client(99);
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
	exit;
});
?>
--EXPECT--
false SOCKET_ECONNREFUSED
false SOCKET_EINVAL
false SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED
wait: false SOCKET_ETIMEDOUT
reset: false SOCKET_ECONNRESET
close: "" 0
Swoole\Coroutine\Client::__construct(): Argument #1 ($type) must be one of SWOOLE_SOCK_*, with SWOOLE_SSL for TLS over a stream
