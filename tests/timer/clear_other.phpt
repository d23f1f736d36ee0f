--TEST--
Timer: a callback may clear a timer that is due in the same round
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$a = Swoole\Timer::after(1, function () use (&$b) {
	echo "a\n";
	Swoole\Timer::clear($b);
});
$b = Swoole\Timer::after(1, fn () => print("never\n"));
Swoole\Event::wait();
echo "end\n";
--EXPECT--
a
end
