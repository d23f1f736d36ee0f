--TEST--
Timers run in workers, task workers, user processes, manager and master; with enable_coroutine off outside of coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$log = new CsLog;
		$server = cs_process_server(function ($server) use ($log) {
			$tick = function (string $where) use ($log) {
				$count = 0;
				Swoole\Timer::tick(2, function (int $id) use (&$count, $where, $log) {
					if (++$count === 3) {
						Swoole\Timer::clear($id);
						$log->say("$where ticked 3 times, " . (Co::getCid() > 0 ? 'in a coroutine' : 'outside'));
					}
				});
			};
			$server->on('start', fn () => $tick('master'));
			$server->on('managerStart', fn () => $tick('manager'));
			$server->on('workerStart', fn ($server) => $tick($server->taskworker ? 'task worker' : 'worker'));
			$server->on('task', fn ($server, $id, $src, $data) => $tick($data));
			$server->on('request', function ($request, $response) use ($server) {
				$server->task('onTask');
				$response->end();
			});
			$server->addProcess(new Swoole\Process(function () use ($tick) {
				$tick('process');
				Swoole\Timer::after(3600000, fn () => 0);
				Swoole\Event::wait();
			}));
		}, ['worker_num' => 1, 'task_worker_num' => 1, 'enable_coroutine' => $coroutine], $mode);
		cs_http_get($server->port);
		echo $name, $coroutine ? '' : ' without coroutines', ":\n  ", implode("\n  ", $log->take(6)), "\n";
		$server->stop();
	}
}
?>
--EXPECT--
base:
  manager ticked 3 times, in a coroutine
  master ticked 3 times, in a coroutine
  onTask ticked 3 times, in a coroutine
  process ticked 3 times, in a coroutine
  task worker ticked 3 times, in a coroutine
  worker ticked 3 times, in a coroutine
base without coroutines:
  manager ticked 3 times, in a coroutine
  master ticked 3 times, in a coroutine
  onTask ticked 3 times, outside
  process ticked 3 times, in a coroutine
  task worker ticked 3 times, outside
  worker ticked 3 times, outside
process:
  manager ticked 3 times, in a coroutine
  master ticked 3 times, in a coroutine
  onTask ticked 3 times, in a coroutine
  process ticked 3 times, in a coroutine
  task worker ticked 3 times, in a coroutine
  worker ticked 3 times, in a coroutine
process without coroutines:
  manager ticked 3 times, in a coroutine
  master ticked 3 times, in a coroutine
  onTask ticked 3 times, outside
  process ticked 3 times, in a coroutine
  task worker ticked 3 times, outside
  worker ticked 3 times, outside
