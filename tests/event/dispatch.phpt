--TEST--
Event: dispatch() runs one round
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Event::defer(function () {
	echo "one\n";
	Swoole\Event::defer(fn () => print("two\n"));
});
var_dump(Swoole\Event::dispatch());
echo "between\n";
var_dump(swoole_event_dispatch());
Swoole\Event::wait();
--EXPECT--
one
bool(true)
between
two
bool(true)
