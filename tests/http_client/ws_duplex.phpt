--TEST--
One coroutine receives while another one pushes; close by the other
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Http\Client;
Coroutine\run(function () {
	$port = cs_fake_ws(function ($s) {
		while ($frame = cs_ws_next($s)) {
			$s->sendAll(cs_ws_bytes(0x89, 'p') . cs_ws_bytes(0x81, strtoupper($frame[0] === 0x81 ? $frame[1] : '')));
		}
	});
	$c = new Client('127.0.0.1', $port);
	$c->upgrade('/');
	$got = 0;
	$reader = Coroutine::create(function () use ($c, &$got) {
		while (is_object($frame = $c->recv(-1))) {
			$got += strlen($frame->data);
		}
		echo cs_failed($frame, $c), "\n";
	});
	for ($i = 0; $i < 20; $i++) {
		$c->push(str_repeat('x', 100000));
	}
	try {
		$c->recv();
	} catch (Swoole\Error $e) {
		var_dump($e->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND);
	}
	while ($got < 2000000) {
		Coroutine::sleep(0.002);
	}
	var_dump($c->close());
	Coroutine::join([$reader]);
	exit;
});
?>
--EXPECT--
bool(true)
bool(true)
false SOCKET_ECANCELED
