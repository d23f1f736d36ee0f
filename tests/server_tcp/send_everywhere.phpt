--TEST--
Large sends from every process of a server arrive whole: worker, other worker, task worker, user process, manager, master
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_plain_server(function ($server) {
		$wanted = ['master' => new Swoole\Atomic, 'manager' => new Swoole\Atomic, 'process' => new Swoole\Atomic];
		$send = fn ($server, int $fd, string $who) => $server->send($fd, str_pad($who, 3000000, $who) . "\n");
		$watch = fn (string $who) => Swoole\Timer::tick(5, function () use ($server, $wanted, $who, $send) {
			if ($fd = $wanted[$who]->get()) {
				$wanted[$who]->set(0);
				$send($server, $fd, $who);
			}
		});
		$server->on('start', fn () => $watch('master'));
		$server->on('managerStart', fn () => $watch('manager'));
		$server->addProcess(new Swoole\Process(fn () => $watch('process'), false, 2, true));
		$server->on('task', fn ($server, $id, $src, $fd) => $send($server, $fd, 'task'));
		$server->on('pipeMessage', fn ($server, $src, $fd) => $send($server, $fd, 'other'));
		$server->on('receive', fn ($server, $fd, $reactor, $who) => match ($who) {
			'task' => $server->task($fd),
			'other' => $server->sendMessage($fd, 1 - $server->worker_id),
			'itself' => $send($server, $fd, $who),
			default => $wanted[$who]->set($fd),
		});
	}, ['worker_num' => 2, 'task_worker_num' => 1], $mode);
	$conn = cs_connect($server->port);
	foreach (['itself', 'other', 'task', 'process', 'manager', 'master'] as $who) {
		$line = $conn->write($who)->readTo("\n", 3 * CS_DEADLINE);
		echo "$name, $who: ", $line === str_pad($who, 3000000, $who) . "\n" ? 'whole' : strlen($line), "\n";
	}
	$server->stop();
}
?>
--EXPECT--
base, itself: whole
base, other: whole
base, task: whole
base, process: whole
base, manager: whole
base, master: whole
process, itself: whole
process, other: whole
process, task: whole
process, process: whole
process, manager: whole
process, master: whole
