--TEST--
A reload, and max_request, let coroutines finish that answer after their handler has returned
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) use ($server) {
			if ($request->server['request_uri'] === '/') {
				$response->end("$server->master_pid " . $server->stats()['reload_count']);
				return;
			}
			go(function () use ($response) {
				Co::sleep(0.5);
				$response->write('half ');
				Co::sleep(0.3);
				$response->end('whole');
			});
		});
	}, ['worker_num' => 2, 'max_wait_time' => 10], $mode);
	[$master] = explode(' ', cs_http_get($server->port)->body);
	$late = [];
	for ($i = 0; $i < 6; $i++) {
		$late[] = cs_connect($server->port)->write(cs_http_request('GET', '/late'));
	}
	usleep(100000);
	posix_kill((int) $master, SIGUSR1);
	$bodies = array_map(fn ($conn) => $conn->response()->body, $late);
	echo "$name: ", json_encode(array_count_values($bodies));
	$server->stop();
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) {
			Co::sleep(0.02);
			$response->end((string) getmypid());
		});
	}, ['worker_num' => 2, 'max_request' => 5, 'max_request_grace' => 1], $mode);
	$answered = 0;
	$pids = [];
	foreach (range(1, 30) as $i) {
		$response = cs_http_get($server->port);
		$answered += $response->status === 200;
		$pids[$response->body] = true;
	}
	echo ", sleeping with max_request: $answered answered", count($pids) < 3 ? ' by too few' : '', "\n";
	$server->stop();
}
?>
--EXPECT--
base: {"half whole":6}, sleeping with max_request: 30 answered
process: {"half whole":6}, sleeping with max_request: 30 answered
