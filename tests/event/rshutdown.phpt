--TEST--
Event: rshutdown() runs the loop as the end of the script does
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::after(1, fn () => print("timer\n"));
Swoole\Event::rshutdown();
Swoole\Timer::after(1, fn () => print("another\n"));
swoole_event_rshutdown();
echo "end\n";
--EXPECT--
timer
another
end
