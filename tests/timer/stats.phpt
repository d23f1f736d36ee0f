--TEST--
Timer: stats() before, during and after
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

echo json_encode(Swoole\Timer::stats()), "\n";
Swoole\Timer::after(1, function () {
	echo json_encode(Swoole\Timer::stats()), "\n";
});
Swoole\Timer::after(500, fn () => 1);
echo json_encode(Swoole\Timer::stats()), "\n";
Swoole\Event::wait();
echo json_encode(Swoole\Timer::stats()), "\n";
--EXPECT--
{"initialized":false,"num":0,"round":0}
{"initialized":true,"num":2,"round":0}
{"initialized":true,"num":2,"round":1}
{"initialized":true,"num":0,"round":2}
