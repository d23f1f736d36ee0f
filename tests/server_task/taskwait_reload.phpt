--TEST--
Without coroutines taskwait() gets its result also while the worker's successor reads the messages of their place
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
/* The manager stands still from the moment when the new worker begins to work: so long both are there. */
$starts = new Swoole\Atomic;
$server = cs_plain_server(function ($server) use ($starts) {
	$server->on('workerStart', function ($server, $id) use ($starts) {
		if ($id === 0 && $starts->add() === 2) {
			posix_kill($server->manager_pid, SIGSTOP);
			echo $server->taskwait('new', 10), "\n";
		}
	});
	$server->on('task', function ($server, $id, $src, $data) {
		return "result for $data";
	});
	$server->on('receive', function ($server, $fd) use ($starts) {
		$server->reload();
		cs_until(fn () => $starts->get() === 2, 'the new worker');
		for ($i = 0; $i < 20; $i++) {
			$results[] = $server->taskwait('old', 10);
			usleep(1000);
		}
		posix_kill($server->manager_pid, SIGCONT);
		$server->send($fd, json_encode(array_count_values(array_map('strval', $results))) . "\n");
	});
}, ['worker_num' => 1, 'task_worker_num' => 1, 'enable_coroutine' => false], SWOOLE_PROCESS);
echo cs_connect($server->port)->write('go')->readTo("\n");
?>
--EXPECT--
result for new
{"result for old":20}
