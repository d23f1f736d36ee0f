--TEST--
Timer: an interval below 1 ms is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([0, -1] as $ms) {
	var_dump(Swoole\Timer::after($ms, fn () => print("never\n")));
	var_dump(Swoole\Timer::tick($ms, fn () => print("never\n")));
}
var_dump(Swoole\Timer::stats()['num']);
--EXPECTF--
Warning: Swoole\Timer::after(): Timer must be greater than or equal to 1: 0 ms given in %s on line %d
bool(false)

Warning: Swoole\Timer::tick(): Timer must be greater than or equal to 1: 0 ms given in %s on line %d
bool(false)

Warning: Swoole\Timer::after(): Timer must be greater than or equal to 1: -1 ms given in %s on line %d
bool(false)

Warning: Swoole\Timer::tick(): Timer must be greater than or equal to 1: -1 ms given in %s on line %d
bool(false)
int(0)
