--TEST--
Scheduler: start() runs what was added, each in a coroutine, in order
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->add(function (string $a, int ...$more) {
	echo 'first ', $a, ' ', json_encode($more), ' in ', Swoole\Coroutine::getCid(), "\n";
	Swoole\Coroutine::sleep(0.002);
	echo "first again\n";
}, 'arg', 1, 2);
$scheduler->add(function () {
	echo 'second in ', Swoole\Coroutine::getCid(), "\n";
});
echo "start\n";
var_dump($scheduler->start());
--EXPECT--
start
first arg [1,2] in 1
second in 2
first again
bool(true)
