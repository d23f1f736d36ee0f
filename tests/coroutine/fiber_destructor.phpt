--TEST--
Coroutine: destroying a suspended Fiber runs its finally blocks, which may wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$fiber = new Fiber(function () {
		try {
			Fiber::suspend();
		} finally {
			Co::sleep(0.001);
			echo 'finally in ', Co::getCid(), "\n";
		}
	});
	$fiber->start();
	go(fn () => print("another one\n"));
	unset($fiber);
	echo "destroyed\n";
});
--EXPECT--
another one
finally in 1
destroyed
