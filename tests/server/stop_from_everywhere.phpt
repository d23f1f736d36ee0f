--TEST--
shutdown() from a worker, a task worker, a user process, the manager and the master ends every process; stop() replaces a worker
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach (['worker', 'task', 'process', 'manager', 'master', 'signal'] as $where) {
		$asked = new Swoole\Atomic;
		$server = cs_process_server(function ($server) use ($where, $asked) {
			$server->on('task', fn ($server) => $server->shutdown());
			$later = fn ($server) => Swoole\Timer::tick(10, fn () => $asked->get() && $server->shutdown());
			if ($where === 'manager') {
				$server->on('managerStart', $later);
			} elseif ($where === 'master') {
				$server->on('start', $later);
			} elseif ($where === 'process') {
				$server->addProcess(new Swoole\Process(fn () => $later($server), false, 2, true));
			}
			$server->on('request', function ($request, $response) use ($server, $where, $asked) {
				$pids = [$server->master_pid, $server->manager_pid];
				for ($i = 0; $i < 3; $i++) {
					$pids[] = $server->getWorkerPid($i);
				}
				$response->end(json_encode($pids));
				$asked->set(1);
				if ($where === 'worker') {
					$server->shutdown();
				} elseif ($where === 'task') {
					$server->task(1);
				}
			});
		}, ['worker_num' => 2, 'task_worker_num' => 1], $mode);
		$pids = array_filter(json_decode(cs_http_get($server->port)->body));
		if ($where === 'signal') {
			posix_kill($pids[0], SIGTERM);
		}
		echo "$name $where: ", $server->wait(), ' ', json_encode(cs_all_gone($pids)), "\n";
	}
}
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) use ($server) {
		$response->end((string) getmypid());
		$server->stop();
	});
}, ['worker_num' => 1], SWOOLE_PROCESS);
$pid = cs_http_get($server->port)->body;
cs_all_gone([$pid]);
var_dump(cs_http_get($server->port)->body !== $pid);
?>
--EXPECT--
base worker: 0 true
base task: 0 true
base process: 0 true
base manager: 0 true
base master: 0 true
base signal: 0 true
process worker: 0 true
process task: 0 true
process process: 0 true
process manager: 0 true
process master: 0 true
process signal: 0 true
bool(true)
