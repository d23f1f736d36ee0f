--TEST--
Coroutine: a pending timer, signal or descriptor is no deadlock
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$cid = go(function () {
		Co::yield();
		echo "woken by the timer\n";
	});
	Swoole\Timer::after(5, fn () => Co::resume($cid));
});
echo "end\n";
--EXPECT--
woken by the timer
end
