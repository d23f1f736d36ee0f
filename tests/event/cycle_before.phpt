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
echo implode(' ', array_slice(array_values(array_diff($log, ['timer'])), 0, 2)), ' ', count(array_keys($log, 'timer')), "\n";
--EXPECT--
bool(true)
bool(false)
bool(true)
before after 1
