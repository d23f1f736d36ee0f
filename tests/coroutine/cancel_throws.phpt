--TEST--
Coroutine: cancel() with the second argument throws CanceledException out of the wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$cid = go(function () {
		try {
			Co::sleep(10);
			echo "never\n";
		} catch (Swoole\Coroutine\CanceledException $e) {
			echo get_class($e), ' ', get_parent_class($e), ' line ', $e->getLine(), "\n";
			var_dump(Co::isCanceled());
		} finally {
			echo "finally\n";
		}
		var_dump(Co::sleep(0.001), Co::isCanceled());
	});
	var_dump(Co::cancel($cid, true));
	echo "it is thrown when the canceled one runs\n";
});
--EXPECTF--
bool(true)
it is thrown when the canceled one runs
Swoole\Coroutine\CanceledException Exception line 7
bool(true)
finally
bool(true)
bool(false)
