--TEST--
Connections on their way to a worker that dies and keeps dying are served by the others
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$flag = tempnam(sys_get_temp_dir(), 'cs');
	$server = cs_process_server(function ($server) use ($flag) {
		$server->on('workerStart', function ($server, $worker) use ($flag) {
			if ($worker === 1 && filesize($flag)) {
				posix_kill(getmypid(), SIGKILL);
			}
		});
		$server->on('request', fn ($request, $response) => $response->end(json_encode([$server->worker_id,
			$server->getWorkerPid(1), $server->stats()['accept_count']])));
	}, ['worker_num' => 2, 'dispatch_mode' => 1], $mode);
	$pid = cs_until(function () use ($server) {
		[$worker, $pid] = json_decode(cs_http_get($server->port)->body);
		return $worker === 1 ? $pid : null;
	}, 'worker 1');
	posix_kill($pid, SIGSTOP);
	$conns = [];
	for ($i = 0; $i < 10; $i++) {
		$conns[$i] = cs_connect($server->port)->write(cs_http_request('GET', '/'));
	}
	/* Every second one is answered, the others are on their way to the one that is stopped. */
	usleep(200000);
	file_put_contents($flag, 'crash');
	posix_kill($pid, SIGKILL);
	$by = [];
	foreach ($conns as $conn) {
		$by[json_decode($conn->response()->body)[0]] = true;
	}
	echo $name, ': all answered, by ', json_encode(array_keys($by)), "\n";
	$server->stop();
	unlink($flag);
}
?>
--EXPECT--
base: all answered, by [0]
process: all answered, by [0]
