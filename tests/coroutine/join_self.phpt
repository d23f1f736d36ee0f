--TEST--
Coroutine: join() of oneself, of one coroutine twice and of nobody warns and returns false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$sleeper = go(fn () => Co::sleep(0.01));
	var_dump(Co::join([$sleeper, Co::getCid()]));
	var_dump(Co::join([$sleeper, $sleeper]));
	var_dump(Co::join([]));
	echo swoole_last_error(), "\n";
	var_dump(Co::join([$sleeper]));
});
--EXPECTF--
Warning: Swoole\Coroutine::join(): coroutine 1 cannot wait for its own end in %s on line %d
bool(false)

Warning: Swoole\Coroutine::join(): coroutine 2 is in the list twice in %s on line %d
bool(false)

Warning: Swoole\Coroutine::join(): the list of coroutines to wait for is empty in %s on line %d
bool(false)
505
bool(true)
