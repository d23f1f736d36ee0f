--TEST--
Sleep hooks: cancel() with an exception throws it out of sleep()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$id = go(function () {
		try {
			sleep(100);
			echo "never\n";
		} catch (Swoole\Coroutine\CanceledException $e) {
			echo get_class($e), "\n";
		}
	});
	Swoole\Coroutine::cancel($id, true);
});
--EXPECT--
Swoole\Coroutine\CanceledException
