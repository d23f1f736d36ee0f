--TEST--
Event: wait() inside a coroutine warns
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	Swoole\Event::wait();
	var_dump(Swoole\Event::dispatch());
});
--EXPECTF--
Warning: Swoole\Event::wait(): the event loop is running already: this is a coroutine or a callback of it in %s on line %d

Warning: Swoole\Event::dispatch(): the event loop is running already: this is a coroutine or a callback of it in %s on line %d
bool(false)
