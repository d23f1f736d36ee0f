--TEST--
A wait whose time limit passes while another coroutine computes finds what has come meanwhile, as in plain PHP
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$listen = stream_socket_server('tcp://127.0.0.1:0');
	$address = stream_socket_get_name($listen, false);
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	stream_set_timeout($a, 0, 10000);
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
	$new = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
	foreach ([$pair[0], $new] as $socket) {
		socket_set_option($socket, SOL_SOCKET, SO_RCVTIMEO, ['sec' => 0, 'usec' => 10000]);
		socket_set_option($socket, SOL_SOCKET, SO_SNDTIMEO, ['sec' => 0, 'usec' => 10000]);
	}
	$coroutine = new Swoole\Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
	$waits = [
		'connect' => fn () => (bool) @stream_socket_client("tcp://$address", $code, $message, 0.01),
		'fgets' => fn () => fgets($a),
		'stream_select' => function () use ($a) { $r = [$a]; return stream_select($r, $w, $e, 0, 10000); },
		'accept' => fn () => (bool) @stream_socket_accept($listen, 0.01),
		'socket_connect' => fn () => @socket_connect($new, ...explode(':', $address)),
		'socket_read' => fn () => @socket_read($pair[0], 10),
		'socket_select' => function () use ($pair) { $r = [$pair[0]]; $w = $e = null; return socket_select($r, $w, $e, 0, 10000); },
		'Coroutine\Socket::connect' => fn () => $coroutine->connect('127.0.0.1', (int) explode(':', $address)[1], 0.01),
		'waitEvent' => fn () => Swoole\Coroutine\System::waitEvent($a, SWOOLE_EVENT_READ, 0.01) === SWOOLE_EVENT_READ,
	];
	$cids = [];
	foreach ($waits as $name => $wait) {
		if ($name === 'accept') { /* the first connect is there already */
			stream_socket_accept($listen);
		}
		$cids[] = $cid = go(function () use ($name, $wait) { echo "$name: ", json_encode($wait()), "\n"; });
		$name === 'accept' && stream_socket_client("tcp://$address", $code, $message, 1, STREAM_CLIENT_CONNECT | STREAM_CLIENT_ASYNC_CONNECT);
		$until = hrtime(true) + 20e6;
		fwrite($b, "a line\n");
		socket_write($pair[1], 'bytes');
		while (hrtime(true) < $until) { }
		Swoole\Coroutine::join([$cid]);
		stream_set_blocking($a, false);
		while (fgets($a)) { }
		stream_set_blocking($a, true);
		while (@socket_recv($pair[0], $data, 100, MSG_DONTWAIT)) { }
	}
});
?>
--EXPECT--
connect: true
fgets: "a line\n"
stream_select: 1
accept: true
socket_connect: true
socket_read: "bytes"
socket_select: 1
Coroutine\Socket::connect: true
waitEvent: true
