--TEST--
max_concurrency answers 503 over the limit; worker_max_concurrency lets the others wait for their turn, in order
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
function burst(array $settings): void
{
	$server = cs_process_server(function ($server) {
		$running = $most = 0;
		$server->on('request', function ($request, $response) use (&$running, &$most) {
			$most = max($most, ++$running);
			Co::sleep(0.2);
			$running--;
			$response->end($request->server['request_uri'] . " $most");
		});
	}, ['worker_num' => 1] + $settings);
	$conns = [];
	for ($i = 0; $i < 5; $i++) {
		$conns[] = cs_connect($server->port)->write(cs_http_request('GET', "/$i"));
		usleep(10000); /* so that they come in this order; each handler runs for longer than all of this takes */
	}
	foreach ($conns as $conn) {
		$response = $conn->response();
		echo $response->status === 200 ? $response->body : $response->status, ', ';
	}
	echo cs_http_get($server->port, '/later')->status, "\n";
	$server->stop();
}
burst(['max_concurrency' => 2]);
burst(['worker_max_concurrency' => 2]);
?>
--EXPECT--
/0 2, /1 2, 503, 503, 503, 200
/0 2, /1 2, /2 2, /3 2, /4 2, 200
