--TEST--
What breaks the protocol fails the connection with the right close code
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$bad = [
		'masked' => "\x81\x81\0\0\0\0x",
		'reserved bit' => cs_ws_bytes(0xc1, 'x'),
		'reserved opcode' => cs_ws_bytes(0x83, 'x'),
		'not UTF-8' => cs_ws_bytes(0x81, "\xff"),
		'fragmented ping' => cs_ws_bytes(0x09, 'x'),
		'long ping' => cs_ws_bytes(0x89, str_repeat('x', 126)),
		'continuation of nothing' => cs_ws_bytes(0x80, 'x'),
		'close code' => cs_ws_bytes(0x88, pack('n', 1005)),
		'too big' => cs_ws_bytes(0x82, str_repeat('x', 1001)),
	];
	$next = null;
	$log = new Swoole\Coroutine\Channel(1);
	$port = cs_fake_ws(function ($s) use (&$next, $log) {
		$s->sendAll($next);
		$log->push(cs_ws_next($s));
	});
	foreach ($bad as $name => $next) {
		$c = new Client('127.0.0.1', $port);
		$c->set(['package_max_length' => 1000]);
		$c->upgrade('/');
		echo "$name: ", cs_failed($c->recv(CS_DEADLINE), $c), ' ';
		$frame = $log->pop(CS_DEADLINE);
		echo dechex($frame[0]), ' ', unpack('n', $frame[1])[1], ' ', json_encode($c->connected), "\n";
	}
	$port = cs_fake_ws(fn ($s) => $s->close());
	$c = new Client('127.0.0.1', $port);
	$c->upgrade('/');
	echo cs_failed($c->recv(CS_DEADLINE), $c), " $c->statusCode\n";
	exit;
});
?>
--EXPECT--
masked: false SOCKET_EPROTO 88 1002 false
reserved bit: false SOCKET_EPROTO 88 1002 false
reserved opcode: false SOCKET_EPROTO 88 1002 false
not UTF-8: false SOCKET_EPROTO 88 1007 false
fragmented ping: false SOCKET_EPROTO 88 1002 false
long ping: false SOCKET_EPROTO 88 1002 false
continuation of nothing: false SOCKET_EPROTO 88 1002 false
close code: false SOCKET_EPROTO 88 1002 false
too big: false SOCKET_EPROTO 88 1009 false
false SOCKET_ECONNRESET -3
