--TEST--
task_enable_coroutine: tasks run side by side and get an object
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('task', function ($server, Swoole\Server\Task $task) {
		Co::sleep(0.2);
		$task->finish([$task->data, Co::getCid() > 0, $task->worker_id, $task->id >= 0, $task->dispatch_time > 1e9]);
	});
	$server->on('request', function ($request, $response) use ($server) {
		$begin = microtime(true);
		$results = $server->taskCo(range(1, 20), CS_DEADLINE);
		$response->end(json_encode([count($results), $results[19], microtime(true) - $begin < 2 * CS_SLOW]));
	});
}, ['worker_num' => 1, 'task_worker_num' => 1, 'task_enable_coroutine' => true]);
echo cs_http_get($server->port)->body, "\n";
$server->stop();
?>
--EXPECT--
[20,[20,true,0,true,true],true]
