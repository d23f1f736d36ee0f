--TEST--
Event: defer() in a coroutine calls after the coroutine gave way
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	Swoole\Event::defer(fn () => print("deferred\n"));
	echo "before\n";
	Swoole\Coroutine::sleep(0.001);
	echo "after\n";
});
--EXPECT--
before
deferred
after
