--TEST--
What a handler sends goes out when it is sent, though the handler then computes or blocks; answers to pipelined requests keep their order
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
require __DIR__ . '/../include/websocket.inc';
require __DIR__ . '/../include/h2.inc';
/* Each handler goes on only when the client has seen what it has sent so far. */
foreach (CS_MODES as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$seen = new Swoole\Atomic;
		$wait = function () use ($seen) {
			for ($until = microtime(true) + CS_DEADLINE; !$seen->cmpset(1, 0) && microtime(true) < $until;) {
			}
			return microtime(true) < $until;
		};
		$settings = ['worker_num' => 1, 'enable_coroutine' => $coroutine];
		$expect = function ($conn, array $pieces) use ($seen) {
			foreach ($pieces as $piece) {
				$conn->readTo($piece);
				$seen->set(1);
				cs_until(fn () => $seen->get() === 0, 'the handler');
			}
		};
		echo $name, $coroutine ? '' : ' without coroutines', ': ';

		$server = cs_process_server(fn ($server) => $server->on('request', function ($request, $response) use ($wait) {
			if ($request->server['request_uri'] === '/end') {
				$response->end("ended\n");
				$wait();
				return;
			}
			$response->write("one\n");
			$wait();
			$response->write("two\n");
			$wait();
			$response->end("three\n");
			$wait();
		}), $settings + ['open_http2_protocol' => true], $mode);
		$conn = cs_connect($server->port)->write(cs_http_request('GET', '/') . cs_http_request('GET', '/end'));
		$expect($conn, ["one\n", "two\n", "three\n", "ended\n"]);
		if (defined('SWOOLE_USE_HTTP2')) {
			/* The second request waits meanwhile. */
			$h2 = new CsH2($server->port);
			$h2->get('/');
			$h2->get('/end');
			$expect($h2->conn, ["one\n", "two\n", "three\n", "ended\n"]);
		}
		$server->stop();

		$server = cs_plain_server(fn ($server) => $server->on('receive', function ($server, $fd, $reactor, $line) use ($wait) {
			$server->send($fd, "got $line");
			$wait();
			$server->send($fd, "after $line");
			$wait();
		}), $settings + ['open_eof_split' => true, 'package_eof' => "\n"], $mode);
		$conn = cs_connect($server->port)->write("a\n");
		$expect($conn, ["got a\n", "after a\n"]);
		$expect($conn->write("b\n"), ["got b\n", "after b\n"]);
		$server->stop();

		$server = cs_ws_server(fn ($server) => $server->on('message', function ($server, $frame) use ($wait) {
			$server->push($frame->fd, 'got it');
			$wait();
			$server->push($frame->fd, 'and more');
			$wait();
		}), $settings, $mode);
		$ws = (new CsWs($server->port))->text('hi');
		$expect($ws->conn, ['got it', 'and more']);
		$server->stop();
		echo "seen\n";
	}
}
?>
--EXPECT--
base: seen
base without coroutines: seen
process: seen
process without coroutines: seen
