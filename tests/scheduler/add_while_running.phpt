--TEST--
Scheduler: add() during start() warns
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->add(function () use ($scheduler) {
	$scheduler->add(fn () => print("never\n"));
});
$scheduler->start();
--EXPECTF--
Warning: Swoole\Coroutine\Scheduler::add(): the scheduler is running: use Swoole\Coroutine::create() to start more coroutines in %s on line %d
