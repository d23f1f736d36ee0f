--TEST--
What processes send while a reload hands a connection over arrives once and in order, however long the steps take
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
/* The manager stands still from the moment when the new worker begins to work until the task has sent a part of its lines: so
 * long both workers are there. Then the new worker sleeps until the old one has gone. */
$starts = new Swoole\Atomic;
$server = cs_plain_server(function ($server) use ($starts) {
	$server->on('workerStart', function ($server, $id) use ($starts) {
		if ($id === 0 && $starts->add() === 2) {
			posix_kill($server->manager_pid, SIGSTOP);
		}
	});
	$server->on('task', function ($server, $id, $src, $data) use ($starts) {
		[$fd, $old] = $data;
		$server->reload();
		cs_until(fn () => $starts->get() === 2, 'the new worker');
		for ($i = 0; $i < 150; $i++) {
			$server->send($fd, "$i\n");
			usleep(1000);
		}
		$server->sendMessage([$fd, $old], 0);
		posix_kill($server->manager_pid, SIGCONT);
		cs_until(fn () => !posix_kill($old, 0), 'the end of the old worker');
		for (; $i < 200; $i++) {
			$server->send($fd, "$i\n");
		}
		$server->send($fd, "end\n");
	});
	$server->on('pipeMessage', function ($server, $src, $data) {
		[$fd, $old] = $data;
		$server->send($fd, "own\n");
		cs_until(fn () => !posix_kill($old, 0), 'the end of the old worker');
	});
	$server->on('receive', fn ($server, $fd) => $server->task([$fd, getmypid()]));
}, ['worker_num' => 1, 'task_worker_num' => 1, 'enable_coroutine' => false], SWOOLE_PROCESS);
$conn = cs_connect($server->port)->write('go');
$lines = [];
while (($line = $conn->readTo("\n")) !== '' && $line !== "end\n") {
	$lines[] = rtrim($line);
}
$wanted = [...range(0, 149), 'own', ...range(150, 199)];
echo $lines == $wanted ? 'in order' : json_encode($lines), "\n";
?>
--EXPECT--
in order
