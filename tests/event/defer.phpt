--TEST--
Event: defer() calls at the end of the round, in order, in a coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Event::defer(function () {
	echo 'first ', Swoole\Coroutine::getCid() > 0 ? 'in a coroutine' : 'not in a coroutine', "\n";
	Swoole\Event::defer(fn () => print("third\n"));
});
swoole_event_defer(fn () => print("second\n"));
echo "script\n";
Swoole\Event::wait();
echo "end\n";
--EXPECT--
script
first in a coroutine
second
third
end
