--TEST--
Process\Pool: workers know themselves, who ends is replaced, SIGTERM to the master ends all in order
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;
use Swoole\Process\Pool;

$events = new Swoole\Table(64);
$events->column('text', Swoole\Table::TYPE_STRING, 64);
$events->create();
$starts = new Swoole\Atomic(0);
$stops = new Swoole\Atomic(0);
$pool = new Pool(2);
$pool->on('Start', fn ($pool) => print('start ' . json_encode([$pool->master_pid === getmypid(), $pool->workerId]) . "\n"));
$pool->on('Shutdown', fn ($pool) => print('shutdown ' . json_encode($pool->running) . "\n"));
$pool->on('WorkerStart', function (Pool $pool, int $id) use ($starts) {
	$ok = $id === $pool->workerId && getmypid() === $pool->workerPid && posix_getppid() === $pool->master_pid
		&& $pool->getProcess()->pid === getmypid() && $pool->getProcess()->id === $id;
	if (!$ok) {
		echo "wrong\n";
	}
	if ($starts->add() === 1) {
		exit(1); /* the first one fails: another one takes its place */
	}
	if ($starts->get() >= 3) {
		Process::kill($pool->master_pid, SIGTERM);
	}
	while ($pool->workerRunning) {
		usleep(1000);
	}
});
$pool->on('WorkerStop', fn (Pool $pool, int $id) => $stops->add());
ob_start();
var_dump(@$pool->start());
echo preg_replace('/^\[.*\n/m', '', ob_get_clean());
var_dump($starts->get(), $stops->get(), Process::wait(false));
--EXPECTF--
%s WARNING: worker %d (process %d) ended abnormally: exit code 1
%s WARNING: worker %d ended right after its start, 1 times in a row: next try in 100 ms
start [true,-1]
shutdown false
NULL
int(3)
int(2)
bool(false)
