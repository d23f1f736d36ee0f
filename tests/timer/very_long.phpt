--TEST--
Timer: the longest interval is accepted
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$id = Swoole\Timer::after(SWOOLE_TIMER_MAX_MS, fn () => print("never\n"));
var_dump(Swoole\Timer::info($id)['exec_msec'] > 1e15);
$tick = Swoole\Timer::tick(SWOOLE_TIMER_MAX_MS, fn () => print("never\n"));
var_dump(Swoole\Timer::info($tick)['interval'] === SWOOLE_TIMER_MAX_MS);
Swoole\Timer::clearAll();
--EXPECT--
bool(true)
bool(true)
