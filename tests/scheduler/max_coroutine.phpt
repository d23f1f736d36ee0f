--TEST--
Scheduler: no more coroutines than max_coroutine are alive at a time
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->set(['max_coroutine' => 2]);
$scheduler->add(function () {
	var_dump(Swoole\Coroutine::create(fn () => Swoole\Coroutine::sleep(0.001)));
	var_dump(@Swoole\Coroutine::create(fn () => print("never\n")));
	Swoole\Coroutine::sleep(0.01);
	var_dump(Swoole\Coroutine::create(fn () => print("room again\n")));
});
$scheduler->start();
--EXPECT--
int(2)
bool(false)
room again
int(3)
