--TEST--
Process\Pool: when the master is killed its workers end and take its queue and socket with them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;
use Swoole\Process\Pool;

$exists = fn (int $id) => (bool) preg_grep('/^\s*-?\d+\s+' . $id . '\s/', file('/proc/sysvipc/msg'));
$path = sys_get_temp_dir() . '/cs_pool_' . getmypid();
foreach ([SWOOLE_IPC_MSGQUEUE, SWOOLE_IPC_SOCKET, SWOOLE_IPC_UNIXSOCK] as $type) {
	foreach ([false, true] as $coroutine) {
		$master = new Process(function (Process $worker) use ($type, $coroutine, $path) {
			$pool = new Pool(3, $type, 0, $coroutine);
			$pool->on('message', fn () => null);
			$type === SWOOLE_IPC_SOCKET && $pool->listen("unix:$path");
			$pool->on('workerStart', fn () => $worker->write(json_encode([getmypid(), $pool->getProcess()->msgQueueId])));
			$pool->start();
		});
		$master->start();
		for ($i = 0; $i < 3; $i++) {
			[$pids[$i], $queue] = json_decode($master->read());
		}
		var_dump($type === SWOOLE_IPC_MSGQUEUE && $exists($queue));
		Process::kill($master->pid, SIGKILL);
		Process::wait();
		cs_until(fn () => !array_filter($pids, fn ($pid) => preg_match('/\) [^ZX]/', @file_get_contents("/proc/$pid/stat") ?: '')),
			'the workers to end');
		var_dump($type === SWOOLE_IPC_MSGQUEUE && $exists($queue));
	}
}
var_dump(file_exists($path));
--EXPECT--
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
