--TEST--
A server that never stops sending what is no answer: the time limit holds, other coroutines go on, and cancel() ends the wait
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;

/* The kind of client, what is sent once, and what is sent without end. */
$floods = [
	'interim responses' => ['get', '', "HTTP/1.1 100 Continue\r\n\r\n"],
	'headers of one' => ['get', "HTTP/1.1 103 Early Hints\r\n", "X: y\r\n"],
	'trailers' => ['get', "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", "X: y\r\n"],
	'pongs' => ['recv', '', cs_ws_bytes(0x8a, 'x')],
	'pings' => ['recv', '', cs_ws_bytes(0x89, 'x')],
	'empty fragments' => ['recv', cs_ws_bytes(0x01, 'x'), cs_ws_bytes(0x00)],
	'windows' => ['http2', "\0\0\0\4\0\0\0\0\0", "\0\0\4\x08\0\0\0\0\0\0\0\0\1"],
	'unknown frames' => ['http2', "\0\0\0\4\0\0\0\0\0", "\0\0\4\x77\0\0\0\0\0\0\0\0\1"],
	'bytes' => ['recvAll', '', str_repeat('x', 1000)],
];

function flood($connection, string $kind, string $once, string $again): void
{
	$head = $kind === 'recvAll' ? '' : fread($connection, 65536);
	if ($kind === 'recv') {
		preg_match('/^Sec-WebSocket-Key: (\S+)/mi', $head, $m);
		$once = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
			. base64_encode(sha1($m[1] . '258EAFA5-E914-47DA-95CA-C5AB0DC85B11', true)) . "\r\n\r\n$once";
	}
	fwrite($connection, $once);
	$bytes = $rest = str_repeat($again, 2000);
	/* What the client answers is read, so that it can go on answering. */
	stream_set_blocking($connection, false);
	while (!feof($connection)) {
		$read = $write = [$connection];
		$none = null;
		stream_select($read, $write, $none, CS_DEADLINE);
		$read && fread($connection, 1 << 20);
		$n = $write ? @fwrite($connection, $rest) : 0;
		if ($n === false) {
			break;
		}
		$rest = $n === strlen($rest) ? $bytes : substr($rest, $n);
	}
}

/* An outcome: what went wrong. */
function ask(string $kind, int $port, float $limit): string
{
	if ($kind === 'recvAll') {
		$c = new Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
		$c->connect('127.0.0.1', $port, CS_DEADLINE) && $c->recvAll(1 << 40, $limit);
		return cs_failed(false, $c);
	}
	$c = $kind === 'http2' ? new Coroutine\Http2\Client('127.0.0.1', $port) : new Coroutine\Http\Client('127.0.0.1', $port);
	if ($kind === 'get') {
		$c->set(['timeout' => $limit]);
		return cs_failed($c->get('/'), $c);
	}
	if ($kind === 'recv') {
		return cs_failed($c->upgrade('/') && $c->recv($limit), $c);
	}
	return cs_failed($c->connect() && $c->send(new Swoole\Http2\Request) && $c->recv($limit), $c);
}

foreach ($floods as $name => $flood) {
	$port = (int) explode(':', cs_peer(fn ($connection) => flood($connection, ...$flood)))[1];
	Coroutine\run(function () use ($name, $flood, $port) {
		$ticks = 0;
		$ticker = Coroutine::create(function () use (&$ticks) {
			while (!Coroutine::isCanceled()) {
				Coroutine::sleep(0.001);
				$ticks++;
			}
		});
		echo "$name: ", ask($flood[0], $port, 0.05), ' ', json_encode($ticks > 0);
		Coroutine::cancel($ticker);
		$asking = Coroutine::create(function () use ($flood, $port) {
			echo ', ', ask($flood[0], $port, CS_DEADLINE * 10), "\n";
		});
		Coroutine::sleep(0.01);
		while (!Coroutine::cancel($asking) && Coroutine::exists($asking)) {
			Coroutine::sleep(0.001);
		}
	});
}
?>
--EXPECT--
interim responses: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
headers of one: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
trailers: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
pongs: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
pings: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
empty fragments: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
windows: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
unknown frames: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
bytes: false SOCKET_ETIMEDOUT true, false SOCKET_ECANCELED
