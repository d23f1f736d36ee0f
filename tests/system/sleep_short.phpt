--TEST--
System::sleep(): less than a millisecond is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::sleep(0.0009));
	var_dump(System::sleep(-1));
});
--EXPECTF--

Warning: Swoole\Coroutine\System::sleep(): The time must be at least 0.001 seconds, 0.0009 given in %s on line 7
bool(false)

Warning: Swoole\Coroutine\System::sleep(): The time must be at least 0.001 seconds, -1 given in %s on line 8
bool(false)
