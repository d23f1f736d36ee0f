--TEST--
Process\Pool: when the master is killed its queue goes at once, and workers that never end by themselves after max_wait_time
--SKIPIF--
<?php if (PHP_OS_FAMILY !== 'Linux') die('skip looks at /proc'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;
use Swoole\Process\Pool;

$lives = fn (int $pid) => preg_match('/\) [^ZX]/', @file_get_contents("/proc/$pid/stat") ?: '');
foreach (['kill', 'fatal'] as $end) {
	$master = new Process(function (Process $worker) use ($end) {
		ini_set('display_errors', 0);
		$pool = new Pool(2, SWOOLE_IPC_MSGQUEUE);
		$pool->set(['max_wait_time' => 0]);
		$pool->on('message', fn () => null);
		$pool->on('start', function () use ($end, $worker) {
			while ($end === 'fatal') {
				usleep(1000);
				if ($worker->read() === 'end') {
					ini_set('memory_limit', '8M');
					str_repeat('x', 1 << 26);
				}
			}
		});
		$pool->on('workerStart', function () use ($worker, $pool) {
			$worker->write(json_encode([getmypid(), $pool->getProcess()->msgQueueId]));
			while (true) {
				usleep(1000);
			}
		});
		$pool->start();
	});
	$master->start();
	for ($i = 0; $i < 2; $i++) {
		[$pids[$i], $queue] = json_decode($master->read());
	}
	$end === 'kill' ? Process::kill($master->pid, SIGKILL) : $master->write('end');
	Process::wait();
	cs_until(fn () => !array_filter($pids, $lives), 'the workers to end');
	var_dump(preg_grep("/^\s*-?\d+\s+$queue\s/", file('/proc/sysvipc/msg')));
}
--EXPECT--
array(0) {
}
array(0) {
}
