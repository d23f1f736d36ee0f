--TEST--
Timer: an after() that cleared itself late, after a yield, finds nothing to clear
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$id = Swoole\Timer::after(1, function () use (&$id) {
	var_dump(Swoole\Timer::exists($id));
	Swoole\Coroutine::sleep(0.001);
	var_dump(Swoole\Timer::exists($id), Swoole\Timer::clear($id));
});
Swoole\Event::wait();
--EXPECT--
bool(true)
bool(false)
bool(false)
