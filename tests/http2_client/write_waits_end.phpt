--TEST--
Http2\Client: write() waits for a server that takes no more, until its time is over, it is cancelled, or the client is closed
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without('sockets');
if (!class_exists('Swoole\Coroutine\Http2\Client')) skip('built without HTTP/2');
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Http2\Client;
use Swoole\Http2\Request;

Coroutine\run(function () {
	/* Answers with its settings and their acknowledgement, and lets the windows be used up. */
	$port = cs_serve(function ($s) {
		$s->recvAll(33);
		$s->sendAll("\0\0\0\4\0\0\0\0\0\0\0\0\4\1\0\0\0\0");
		while ($s->recv(65536, -1)) {
		}
	});
	foreach (['time', 'cancel', 'close'] as $how) {
		$c = new Client('127.0.0.1', $port);
		$c->connect();
		$request = new Request;
		$request->method = 'POST';
		$request->pipeline = true;
		$id = $c->send($request);
		$c->set(['write_timeout' => $how === 'time' ? 0.02 : -1]);
		$outcome = 'nothing';
		$waiter = go(function () use ($c, $id, &$outcome) {
			$outcome = cs_failed($c->write($id, str_repeat('x', 4 << 20)), $c) . ' ' . json_encode($c->connected);
		});
		echo "$how: $outcome, ";
		match ($how) {
			'time' => null,
			'cancel' => Coroutine::cancel($waiter),
			'close' => $c->close(),
		};
		Coroutine::join([$waiter], CS_DEADLINE);
		echo "$outcome\n";
		$c->close();
	}
	exit;
});
?>
--EXPECT--
time: nothing, false SOCKET_ETIMEDOUT true
cancel: nothing, false SOCKET_ECANCELED true
close: nothing, false SOCKET_ECANCELED false
