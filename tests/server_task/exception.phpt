--TEST--
A task that throws is reported, its waiter gets false, the task worker lives on
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('task', function ($server, $id, $src, $data) {
		if ($data === 'throw') {
			throw new RuntimeException('no');
		}
		return getmypid();
	});
	$server->on('request', function ($request, $response) use ($server) {
		$before = $server->taskwait('', CS_DEADLINE);
		$lost = $server->taskwait('throw', CS_DEADLINE);
		$response->end(json_encode([$lost, $before === $server->taskwait('', CS_DEADLINE)]));
	});
}, ['worker_num' => 1, 'task_worker_num' => 1]);
echo cs_http_get($server->port)->body, "\n";
$server->stop();
?>
--EXPECT--
[false,true]
