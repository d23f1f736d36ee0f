--TEST--
Process\Pool: a worker that detaches itself goes on alone, another one takes its place
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$starts = new Swoole\Atomic(0);
$detached = new Swoole\Atomic(0);
$pool = new Pool(1);
$pool->on('workerStart', function (Pool $pool, int $id) use ($starts, $detached) {
	if ($starts->add() === 1) {
		$detached->set(getmypid());
		var_dump($pool->detach());
		while ($starts->get() === 1) {
			usleep(1000); /* the other one is there while this one lives */
		}
		echo "detached goes on\n";
		$starts->add();
		return;
	}
	while ($starts->get() === 2) {
		usleep(1000);
	}
	var_dump($id, getmypid() !== $detached->get());
	$pool->shutdown();
});
$pool->start();
var_dump(@$pool->detach());
$until = microtime(true) + CS_DEADLINE;
while (posix_kill($detached->get(), 0) && microtime(true) < $until) {
	Swoole\Process::wait(false);
	usleep(1000);
}
var_dump(posix_kill($detached->get(), 0));
--EXPECT--
bool(true)
detached goes on
int(0)
bool(true)
bool(false)
bool(false)
