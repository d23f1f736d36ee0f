--TEST--
Timer: calls come in the order of their times, then of their making
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([240, 80, 160, 80] as $i => $ms) {
	Swoole\Timer::after($ms, fn () => print("$ms ($i)\n"));
}
Swoole\Event::wait();
--EXPECT--
80 (1)
80 (3)
160 (2)
240 (0)
