--TEST--
Timer: calls come in the order of their times, then of their making
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([30, 10, 20, 10] as $i => $ms) {
	Swoole\Timer::after($ms, fn () => print("$ms ($i)\n"));
}
Swoole\Event::wait();
--EXPECT--
10 (1)
10 (3)
20 (2)
30 (0)
