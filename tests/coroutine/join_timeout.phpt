--TEST--
Coroutine: join() gives up after the timeout; the others go on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$slow = go(function () {
		Co::sleep(0.02);
		echo "slow ends\n";
	});
	$quick = go(fn () => Co::sleep(0.001));
	var_dump(Co::join([$slow, $quick], 0.005), swoole_last_error() === SWOOLE_ERROR_CO_TIMEDOUT);
	var_dump(Co::exists($slow), Co::exists($quick));
	var_dump(Co::join([$slow], 10));
});
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(false)
slow ends
bool(true)
