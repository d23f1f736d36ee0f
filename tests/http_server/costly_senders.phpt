--TEST--
Http\Server: the turn of who sends requests without end is shorter the more each of them costs
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

const REQUESTS = 12000;
$server = cs_process_server(function ($server) {
	$turns = [];
	$handled = 0;
	$server->on('workerStart', function () use (&$turns, &$handled) {
		/* Each round of the loop takes longer than this. */
		Swoole\Timer::tick(1, function () use (&$turns, &$handled) {
			if ($handled) {
				$turns[] = $handled;
				$handled = 0;
			}
		});
	});
	$server->on('request', function ($request, $response) use (&$turns, &$handled) {
		if ($request->server['request_uri'] === '/turns') {
			$response->end(json_encode($turns));
			return;
		}
		for ($end = hrtime(true) + 50000; hrtime(true) < $end; ) {
		}
		$handled++;
		$response->end();
	});
}, ['worker_num' => 1]);

$conn = cs_connect($server->port)->write(str_repeat("GET / HTTP/1.1\r\nHost: a\r\n\r\n", REQUESTS));
for ($i = 0; $i < REQUESTS; $i++) {
	$conn->response();
}
$turns = json_decode(cs_http_get($server->port, '/turns')->body);
/* One may be a whole buffer, which tells what requests cost; so may be what came before the client sent without a pause. */
echo array_sum(array_filter($turns, fn ($n) => $n > 1000)) < REQUESTS / 2 ? 'short turns' : json_encode($turns), "\n";
?>
--EXPECT--
short turns
