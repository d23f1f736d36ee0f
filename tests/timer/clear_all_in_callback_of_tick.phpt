--TEST--
Timer: clearAll() in a tick's own callback ends the tick
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::tick(1, function () {
	Swoole\Timer::clearAll();
	Swoole\Coroutine::sleep(0.005);
	echo "once\n";
});
Swoole\Event::wait();
--EXPECT--
once
