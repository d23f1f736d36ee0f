--TEST--
Coroutine: isCanceled() is about the last wait; false before the first one and after a good one
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$cid = go(function () {
		$seen = [Co::isCanceled()];
		Co::yield();
		$seen[] = Co::isCanceled();
		go(function () use (&$seen) {
			$seen[] = Co::isCanceled();
		});
		Co::sleep(0.001);
		$seen[] = Co::isCanceled();
		Co::yield();
		$seen[] = Co::isCanceled();
		echo json_encode($seen), "\n";
	});
	Co::cancel($cid);
	Co::sleep(0.05 * CS_SLOW);
	Co::resume($cid);
});
try {
	Co::isCanceled();
} catch (Swoole\Error $e) {
	echo "outside: ", $e->getCode(), "\n";
}
--EXPECT--
[false,true,false,false,false]
outside: 10001
