--TEST--
What cannot be a task is told: no task workers, no such task worker, too late a result
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('task', function ($server, $id, $src, $data) {
		usleep($data * 1000);
		return 'late';
	});
	$server->on('request', function ($request, $response) use ($server) {
		$out = [];
		set_error_handler(function ($no, $text) use (&$out) {
			$out[] = $text;
			return true;
		});
		$out[] = $server->task(1, 7);
		$out[] = $server->taskwait(300, 0.05);
		$out[] = $server->finish('x');
		$out[] = $server->taskwait(1, CS_DEADLINE);
		$response->end(implode("\n", array_map('json_encode', $out)));
	});
}, ['worker_num' => 1, 'task_worker_num' => 1]);
echo cs_http_get($server->port)->body, "\n";
$server->stop();
try {
	$server = new Swoole\Http\Server('127.0.0.1', 0);
	$server->on('request', fn () => null);
	$server->set(['task_worker_num' => 1]);
	$server->start();
} catch (Swoole\Error | Swoole\Exception $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECTF--
"%Sthere is no task worker 7: they are numbered from 0 to 0"
false
false
"%Sfinish() must be called in onTask; with task_object or task_enable_coroutine call it on the task"
false
"late"
%Stask_worker_num is 1, but nobody would do the tasks: register a callback with on('task', ...)
