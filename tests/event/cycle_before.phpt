--TEST--
Event: cycle() with $before is called before the wait for events
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = [];
Swoole\Event::cycle(function () use (&$log) {
	$log[] = 'before';
}, true);
Swoole\Event::cycle(function () use (&$log) {
	$log[] = 'after';
});
Swoole\Timer::after(1, function () use (&$log) {
	$log[] = 'timer';
});
Swoole\Event::wait();
var_dump(Swoole\Event::cycle(null, true), Swoole\Event::cycle(null, true), Swoole\Event::cycle(null));
var_dump(array_search('before', $log) === 0, array_search('timer', $log) > 0);
--EXPECT--
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
