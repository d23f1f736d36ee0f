--TEST--
Coroutine: dropping the last reference to a Fiber whose coroutine waits does not end it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class D
{
	public function __destruct()
	{
		echo "released\n";
	}
}
go(function () use (&$fiber) {
	$fiber = new Fiber(function () {
		$d = new D;
		Co::yield();
		echo "goes on\n";
	});
	$fiber->start();
	echo "started\n";
});
$fiber = null;
gc_collect_cycles();
echo "dropped\n";
Co::resume(1);
--EXPECT--
dropped
goes on
released
started
