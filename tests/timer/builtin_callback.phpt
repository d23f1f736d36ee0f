--TEST--
Timer: a built-in function can be the callback
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::after(1, 'printf', "%s-%s\n", 'a', 'b');
Swoole\Timer::after(2, printf(...), "%s\n", 'first class');
Swoole\Event::wait();
--EXPECT--
a-b
first class
