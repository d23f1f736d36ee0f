--TEST--
Scheduler: without run(), coroutines run on at the end of the script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	echo "a\n";
	Swoole\Coroutine::sleep(0.001);
	echo "c\n";
});
echo "b\n";
--EXPECT--
a
b
c
