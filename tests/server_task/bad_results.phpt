--TEST--
A result that cannot be sent fails its task at once; what waits behind a fatal error is done by the next process
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_asan('ASan warns of longjmp() between stacks'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach ([['task_ipc_mode' => 1], ['task_object' => true], ['task_enable_coroutine' => true], ['task_ipc_mode' => 2]] as $settings) {
	$server = cs_process_server(function ($server) {
		$server->on('task', function ($server, ...$arguments) {
			$task = $arguments[0] instanceof Swoole\Server\Task ? $arguments[0] : null;
			switch ($task ? $task->data : $arguments[2]) {
				case 'closure':
					return fn () => 0;
				case 'finish':
					try {
						$task ? $task->finish(fn () => 0) : $server->finish(fn () => 0);
					} catch (Exception $e) {
						$task ? $task->finish('after all') : $server->finish('after all');
					}
					return;
				case 'fatal':
					ini_set('display_errors', '0');
					ini_set('memory_limit', '8M');
					str_repeat('x', 100 << 20);
			}
			return 'done';
		});
		$server->on('request', function ($request, $response) use ($server) {
			$began = microtime(true);
			$result = $server->taskWaitMulti(json_decode($request->get['tasks']), 60);
			$response->end(json_encode($result) . (microtime(true) - $began < 30 ? '' : ' late'));
		});
	}, $settings + ['worker_num' => 1, 'task_worker_num' => 1]);
	$ask = fn (string ...$tasks) => cs_http_get($server->port, '/?tasks=' . urlencode(json_encode($tasks)))->body;
	echo $ask('closure', 'a'), ' ', $ask('finish', 'b'), ' ', $ask('fatal', 'c', 'd', 'e'), ' ', $ask('f'), "\n";
	$server->stop();
}
?>
--EXPECT--
[false,"done"] ["after all","done"] [false,"done","done","done"] ["done"]
[false,"done"] ["after all","done"] [false,"done","done","done"] ["done"]
[false,"done"] ["after all","done"] [false,"done","done","done"] ["done"]
[false,"done"] ["after all","done"] [false,"done","done","done"] ["done"]
