--TEST--
Event: wait() runs the loop until nothing is left, and returns null
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	Swoole\Coroutine::sleep(0.1);
	echo "coroutine\n";
});
Swoole\Timer::after(1, fn () => print("timer\n"));
var_dump(Swoole\Event::wait());
swoole_event_wait();
echo "end\n";
--EXPECT--
timer
coroutine
NULL
end
