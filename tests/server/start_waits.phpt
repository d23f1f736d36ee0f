--TEST--
onWorkerStart in a coroutine: no request, message or task before it has returned, also when it waits; after a reload too
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

use Swoole\Coroutine;

foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$state = 'half loaded';
		$server->on('workerStart', function () use (&$state) {
			Coroutine::sleep(0.2);
			$state = 'loaded';
		});
		$server->on('task', function () use (&$state) {
			return $state;
		});
		$server->on('request', function ($request, $response) use ($server, &$state) {
			$task = $request->server['request_uri'] === '/task' ? $server->taskCo([1], 10)[0] : 'none';
			$response->end("$state, task $task, " . getmypid());
		});
	}, ['worker_num' => 1, 'task_worker_num' => 1], $mode);
	$answers = [];
	$ask = function (string $path) use ($server, &$answers) {
		$body = cs_http_get($server->port, $path)->body;
		$answers[substr($body, 0, strrpos($body, ','))] = true;
		return (int) substr($body, strrpos($body, ' '));
	};
	$pid = $ask('/task');
	posix_kill($server->pid, SIGUSR1);
	do {
		$now = $ask('/');
	} while ($now === $pid);
	$server->stop();
	ksort($answers);
	echo "$name: ", implode('; ', array_keys($answers)), "\n";
}

/* One that stays in onWorkerStart: work begins all the same, at once when it waits for other processes. */
foreach (['task', 'ever'] as $what) {
	$server = cs_process_server(function ($server) use ($what) {
		$server->on('workerStart', function ($server) use ($what) {
			if (!$server->taskworker && $what === 'task') {
				$server->taskwait('slow', 10);
			} elseif (!$server->taskworker) {
				Coroutine::yield();
			}
		});
		$server->on('task', fn ($server, $id, $from, $data) => sleep(10));
		$server->on('request', fn ($request, $response) => $response->end("served while onWorkerStart waits"));
	}, ['worker_num' => 1, 'task_worker_num' => 1, 'max_wait_time' => 0.1]);
	echo "$what: ", cs_http_get($server->port, '/')->body, "\n";
	$server->stop();
}
?>
--EXPECT--
base: loaded, task loaded; loaded, task none
process: loaded, task loaded; loaded, task none
task: served while onWorkerStart waits
ever: served while onWorkerStart waits
