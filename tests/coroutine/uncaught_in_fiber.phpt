--TEST--
Coroutine: an exception leaves a Fiber for its coroutine, also after a wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$fiber = new Fiber(function () {
		Co::sleep(0.001);
		throw new Exception('of the Fiber');
	});
	try {
		$fiber->start();
	} catch (Exception $e) {
		echo $e->getMessage(), ' ', json_encode($fiber->isTerminated()), "\n";
	}
});
--EXPECT--
of the Fiber true
