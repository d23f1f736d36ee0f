--TEST--
Reloads while requests run: every request is answered on its connection, handlers that sleep finish
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) use ($server) {
			if ($request->server['request_uri'] === '/slow') {
				Co::sleep(0.05);
			}
			$response->end("$server->master_pid " . getmypid());
		});
	}, ['worker_num' => 2], $mode);
	$conns = $pids = [];
	for ($i = 0; $i < 10; $i++) {
		$conns[$i] = cs_connect($server->port);
	}
	[$master] = explode(' ', $conns[0]->request('GET', '/')->body);
	$answered = 0;
	for ($round = 0; $round < 60; $round++) {
		if ($round % 15 === 5) {
			posix_kill((int) $master, SIGUSR1);
		}
		foreach ($conns as $i => $conn) {
			$conn->write(cs_http_request('GET', $i % 5 ? '/' : '/slow'));
		}
		foreach ($conns as $conn) {
			$response = $conn->response();
			if ($response && $response->status === 200) {
				$answered++;
				$pids[explode(' ', $response->body)[1]] = true;
			}
		}
	}
	echo "$name: $answered answered, by ", count($pids) > 2 ? 'several generations' : 'one generation', "\n";
	$server->stop();
}
?>
--EXPECT--
base: 600 answered, by several generations
process: 600 answered, by several generations
