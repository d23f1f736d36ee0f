--TEST--
Timer: ten thousand timers at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$sum = 0;
for ($i = 1; $i <= 10000; $i++) {
	Swoole\Timer::after($i % 20 + 1, function (int $i) use (&$sum) {
		$sum += $i;
	}, $i);
}
var_dump(Swoole\Timer::stats()['num']);
Swoole\Event::wait();
var_dump($sum, Swoole\Timer::stats()['num']);
--EXPECT--
int(10000)
int(50005000)
int(0)
