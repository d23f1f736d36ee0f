--TEST--
Event: a second cycle() replaces the first, and a cycle does not keep the loop alive
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Event::cycle(fn () => print("never\n"));
Swoole\Event::cycle(function () use (&$done) {
	if (!$done) {
		$done = true;
		echo "called\n";
	}
});
Swoole\Timer::after(1, fn () => 1);
Swoole\Event::wait();
echo "end\n";
--EXPECT--
called
end
