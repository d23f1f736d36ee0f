--TEST--
Coroutine: exceptions caught within a finally block during unwinding do not end the unwinding
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
go(function () {
	try {
		Co::yield();
	} finally {
		try {
			throw new Exception('inner');
		} catch (Exception $e) {
			echo 'caught ', $e->getMessage(), "\n";
		}
		$fiber = new Fiber(function () {
			echo Fiber::suspend('suspended'), "\n";
		});
		echo $fiber->start(), "\n";
		$fiber->resume('resumed');
	}
	echo "never\n";
});
--EXPECT--
caught inner
suspended
resumed
