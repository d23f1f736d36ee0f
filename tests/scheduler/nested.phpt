--TEST--
Scheduler: start() and run() inside a coroutine warn and return false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	var_dump(Swoole\Coroutine\run(fn () => print("never\n")));
	$scheduler = new Swoole\Coroutine\Scheduler;
	$scheduler->add(fn () => print("never\n"));
	var_dump($scheduler->start());
});
--EXPECTF--
Warning: Swoole\Coroutine\run(): the event loop is running already and this is a coroutine of it: use Swoole\Coroutine::create() here in %s on line %d
bool(false)

Warning: Swoole\Coroutine\Scheduler::start(): the event loop is running already and this is a coroutine of it: use Swoole\Coroutine::create() here in %s on line %d
bool(false)
