--TEST--
Http\Server: while a client does not read its answer, its further requests wait: of a batch for large answers one is in memory
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

const LARGE = 16 << 20; /* more than the kernel keeps for a socket */
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$calls = new Swoole\Atomic;
		$server->on('request', function ($request, $response) use ($calls) {
			if ($request->server['request_uri'] === '/calls') {
				$response->end((string) $calls->get());
				return;
			}
			$response->end(str_repeat(chr(ord('a') + $calls->add() % 26), LARGE));
		});
	}, ['worker_num' => 1, 'socket_buffer_size' => 1 << 30], $mode);
	$conn = cs_connect($server->port)->write(str_repeat(cs_http_request('GET', '/'), 4));
	cs_until(fn () => cs_http_get($server->port, '/calls')->body > 0, 'the first request');
	echo $name, ': ', cs_http_get($server->port, '/calls')->body, ' of 4, then';
	for ($i = 0; $i < 4; $i++) {
		$body = $conn->response()->body;
		echo ' ', $body === str_repeat($body[0], LARGE) ? $body[0] : 'not whole';
	}
	echo ', ', cs_http_get($server->port, '/calls')->body, " of 4\n";
	$server->stop();
}
?>
--EXPECT--
base: 1 of 4, then b c d e, 4 of 4
process: 1 of 4, then b c d e, 4 of 4
