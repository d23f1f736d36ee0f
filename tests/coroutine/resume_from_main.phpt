--TEST--
Coroutine: coroutines parked before the end of the script can be resumed by shutdown functions' coroutines and timers
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	Co::yield();
	echo "resumed by a timer\n";
});
Swoole\Timer::after(1, fn () => Co::resume(1));
echo "main\n";
--EXPECT--
main
resumed by a timer
