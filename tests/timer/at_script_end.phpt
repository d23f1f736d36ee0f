--TEST--
Timer: timers keep running at the end of the script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::after(5, fn () => print("called\n"));
echo "script ends\n";
--EXPECT--
script ends
called
