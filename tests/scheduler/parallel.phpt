--TEST--
Scheduler: parallel() runs one callable in several coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Co\Scheduler;
$scheduler->parallel(3, function (string $name) {
	Swoole\Coroutine::sleep(0.001);
	echo $name, ' ', Swoole\Coroutine::getCid(), "\n";
}, 'worker');
$scheduler->parallel(0, fn () => print("never\n"));
$scheduler->start();
--EXPECTF--
Warning: Swoole\Coroutine\Scheduler::parallel(): the number of coroutines must be at least 1, 0 given: nothing is queued in %s on line %d
worker 1
worker 2
worker 3
