--TEST--
task() and timers work in onStart in the master, and task() in a task worker
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$log = new CsLog;
$server = cs_process_server(function ($server) use ($log) {
	$server->on('start', function ($server) use ($log) {
		$server->task('master');
		Swoole\Timer::after(20, fn () => $server->task('timer'));
	});
	$server->on('task', function ($server, $id, $src, $data) use ($log) {
		$log->say("$data " . ($server->taskworker ? 'task worker' : 'other'));
		if ($data === 'master') {
			$server->task('from task worker');
		}
	});
	$server->on('request', fn ($request, $response) => $response->end());
}, ['worker_num' => 1, 'task_worker_num' => 1], SWOOLE_PROCESS);
echo implode("\n", $log->take(3)), "\n";
$server->stop();
?>
--EXPECT--
from task worker task worker
master task worker
timer task worker
