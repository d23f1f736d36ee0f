--TEST--
Coroutine: Fiber::suspend() in a coroutine concerns Fibers of that coroutine alone
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$fiber = new Fiber(function () {
	go(function () {
		try {
			Fiber::suspend();
		} catch (FiberError $e) {
			echo $e->getMessage(), "\n";
		}
	});
	echo "the outer Fiber goes on\n";
});
$fiber->start();
var_dump($fiber->isTerminated());
--EXPECT--
Cannot suspend outside of a fiber
the outer Fiber goes on
bool(true)
