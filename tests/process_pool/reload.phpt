--TEST--
Process\Pool: SIGUSR1 replaces the workers one after the other, each after it has ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;
use Swoole\Process\Pool;

$starts = new Swoole\Atomic(0);
$running = new Swoole\Atomic(0);
$least = new Swoole\Atomic(9);
$log = new Swoole\Table(64);
$log->column('pid', Swoole\Table::TYPE_INT);
$log->create();
$pool = new Pool(3);
$pool->on('workerStart', function (Pool $pool, int $id) use ($starts, $running, $least, $log) {
	$log->set("$id " . getmypid(), ['pid' => getmypid()]);
	$running->add();
	if ($starts->add() === 3) {
		Process::kill($pool->master_pid, SIGUSR1);
	}
	if ($starts->get() === 6) {
		$pool->shutdown();
	}
	while ($pool->workerRunning) {
		usleep(1000);
	}
	$left = $running->sub();
	if ($starts->get() < 6 && $left < $least->get()) {
		$least->set($left);
	}
});
$pool->start();
$ids = [];
foreach ($log as $key => $row) {
	@$ids[(int) $key]++;
}
ksort($ids);
echo json_encode($ids), "\n";
var_dump($least->get() > 0);
--EXPECTF--
%s INFO: reload: replacing the workers
[2,2,2]
bool(true)
