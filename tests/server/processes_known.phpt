--TEST--
getMasterPid(), getManagerPid(), getWorkerId(), getWorkerPid() and getWorkerStatus() tell about the processes, in each of them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$seen = new Swoole\Atomic;
	$server = cs_process_server(function ($server) use ($log, $seen) {
		$say = function ($server, string $where) use ($log) {
			$log->say("$where: " . json_encode([
				$server->getMasterPid() === $server->master_pid, $server->getManagerPid() === $server->manager_pid,
				$server->getMasterPid() === getmypid(), $server->getManagerPid() === getmypid(),
				$server->getWorkerId(), $server->getWorkerPid() === getmypid(),
			]));
		};
		$server->on('start', fn ($server) => $say($server, 'master'));
		$server->on('managerStart', fn ($server) => $say($server, 'manager'));
		$server->on('workerStart', fn ($server) => $say($server, $server->taskworker ? 'task worker' : 'worker'));
		$server->on('task', fn () => $seen->wait(CS_DEADLINE));
		$server->addProcess(new Swoole\Process(function ($process) use ($server, $say) {
			$say($server, 'process');
			sleep(1000);
		}));
		$server->on('request', function ($request, $response) use ($server, $seen) {
			$idle = $server->stats();
			$server->task('busy');
			$busy = cs_until(fn () => ($stats = $server->stats())['task_idle_worker_num'] === 0 ? $stats : null);
			$other = 1 - $server->worker_id;
			$response->end(json_encode([
				$server->getWorkerStatus() === SWOOLE_WORKER_BUSY, $server->getWorkerStatus($server->worker_id) === SWOOLE_WORKER_BUSY,
				$server->getWorkerStatus($other) === SWOOLE_WORKER_IDLE, $server->getWorkerStatus(2) === SWOOLE_WORKER_BUSY,
				@$server->getWorkerStatus(99), @$server->getWorkerPid(99),
				[$idle['idle_worker_num'], $idle['task_idle_worker_num'], $busy['idle_worker_num'], $busy['task_idle_worker_num'],
					$busy['tasking_num']],
			]));
			$seen->wakeup();
		});
	}, ['worker_num' => 2, 'task_worker_num' => 1], $mode);
	echo "$name\n", implode("\n", $log->take(6)), "\n", cs_http_get($server->port)->body, "\n";
	$server->stop();
}
?>
--EXPECT--
base
manager: [true,true,true,true,false,false]
master: [true,true,true,true,false,false]
process: [true,true,false,false,3,true]
task worker: [true,true,false,false,2,true]
worker: [true,true,false,false,0,true]
worker: [true,true,false,false,1,true]
[true,true,true,true,false,false,[1,1,1,0,1]]
process
manager: [true,true,false,true,false,false]
master: [true,true,true,false,false,false]
process: [true,true,false,false,3,true]
task worker: [true,true,false,false,2,true]
worker: [true,true,false,false,0,true]
worker: [true,true,false,false,1,true]
[true,true,true,true,false,false,[1,1,1,0,1]]
