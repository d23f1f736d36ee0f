--TEST--
Coroutine: join() of ended and unknown coroutines returns at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$ended = go(fn () => null);
	go(fn () => print("other\n"));
	Swoole\Event::defer(fn () => print("later\n"));
	var_dump(Co::join([$ended]), Co::join([98, 99]), Co::join([$ended], 0.001));
	$live = go(fn () => Co::sleep(0.001));
	var_dump(Co::join([$ended, $live, 99]), Co::exists($live));
});
--EXPECT--
other
bool(true)
bool(true)
bool(true)
later
bool(true)
bool(false)
