--TEST--
Timer: a cleared timer is not called; clearing what is not there is false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$id = Swoole\Timer::after(1, fn () => print("never\n"));
var_dump(Swoole\Timer::exists($id), Swoole\Timer::clear($id), Swoole\Timer::exists($id));
var_dump(Swoole\Timer::clear($id), Swoole\Timer::clear(-1), Swoole\Timer::clear(12345));
Swoole\Event::wait();
echo "end\n";
--EXPECT--
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
end
