--TEST--
Who waits for a task whose worker dies gets false at once; later tasks find the next worker
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('task', function ($server, $id, $src, $data) {
			if ($data === 'die') {
				posix_kill(getmypid(), SIGKILL);
			}
			return $data;
		});
		$server->on('request', function ($request, $response) use ($server) {
			$begin = microtime(true);
			$lost = $server->taskwait('die', CS_DEADLINE);
			$quick = microtime(true) - $begin < CS_DEADLINE / 2;
			$response->end(json_encode([$lost, $quick, $server->taskwait('next', CS_DEADLINE)]));
		});
	}, ['worker_num' => 1, 'task_worker_num' => 1], $mode);
	echo "$name ", cs_http_get($server->port)->body, "\n";
	$server->stop();
}
?>
--EXPECT--
base [false,true,"next"]
process [false,true,"next"]
