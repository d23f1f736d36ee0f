--TEST--
Coroutine: a canceled coroutine may wait again, in finally too, and be canceled again
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$cid = go(function () {
		try {
			Co::sleep(10);
		} finally {
			var_dump(Co::sleep(10));
			echo "finally ends\n";
		}
	});
	Co::cancel($cid, true);
	Co::sleep(0.001);
	Co::cancel($cid);
	Co::sleep(0.05 * CS_SLOW);
	echo "not reached: the exception is uncaught\n";
});
--EXPECTF--
bool(false)
finally ends

Fatal error: Uncaught Swoole\Coroutine\CanceledException: The coroutine was canceled in %s:%d
Stack trace:
#0 %s(%d): Swoole\Coroutine::sleep(10)
#1 [internal function]: {closure%S}()
#2 {main}
  thrown in %s on line %d
