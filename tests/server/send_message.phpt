--TEST--
sendMessage() reaches workers and task workers, with values of any type and size
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$log = new CsLog;
$server = cs_process_server(function ($server) use ($log) {
	$server->on('pipeMessage', function ($server, $src, $data) use ($log) {
		$log->say("$server->worker_id from $src: " . (is_string($data) && strlen($data) > 100 ? md5($data) : json_encode($data)));
		if ($server->taskworker && $data === 'ping') {
			$server->sendMessage('pong', $src);
		}
	});
	$server->on('task', fn () => null);
	$server->on('workerStart', function ($server, $id) {
		if ($id === 0) {
			$server->sendMessage(['a' => 1, 'b' => [true, null]], 1);
			$server->sendMessage(str_repeat('x', 1000000), 1);
			$server->sendMessage('ping', 2);
		}
	});
	$server->on('request', fn ($request, $response) => $response->end());
}, ['worker_num' => 2, 'task_worker_num' => 1]);
echo implode("\n", $log->take(4)), "\n";
$server->stop();
?>
--EXPECTF--
0 from 2: "pong"
1 from 0: %s
1 from 0: {"a":1,"b":[true,null]}
2 from 0: "ping"
