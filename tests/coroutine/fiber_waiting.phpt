--TEST--
Coroutine: a Fiber whose coroutine waits cannot be resumed from outside
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () use (&$fiber) {
	$fiber = new Fiber(function () {
		Co::yield();
		echo "back\n";
	});
	$fiber->start();
});
foreach (['resume', 'throw', 'start'] as $method) {
	try {
		$method === 'throw' ? $fiber->throw(new Exception) : $fiber->$method();
	} catch (FiberError $e) {
		echo $e->getMessage(), "\n";
	}
}
echo json_encode([$fiber->isRunning(), $fiber->isSuspended(), $fiber->isTerminated()]), "\n";
Co::resume(1);
echo json_encode([$fiber->isRunning(), $fiber->isSuspended(), $fiber->isTerminated()]), "\n";
--EXPECTF--
Cannot resume a fiber that is not suspended
Cannot resume a fiber that is not suspended
Cannot start a fiber that has already been started
[%s]
back
[false,false,true]
