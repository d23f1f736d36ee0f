--TEST--
Coroutine: coroutines parked inside Fibers, and Fibers suspended inside parked coroutines, unwind
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
go(function () {
	$fiber = new Fiber(function () {
		try {
			Co::yield();
		} finally {
			echo "in the Fiber\n";
		}
	});
	try {
		$fiber->start();
	} finally {
		echo "around the Fiber\n";
	}
});
go(function () {
	$fiber = new Fiber(function () {
		try {
			Fiber::suspend();
		} finally {
			echo "suspended Fiber\n";
		}
	});
	$fiber->start();
	try {
		Co::yield();
	} finally {
		echo "beside the Fiber\n";
	}
});
--EXPECT--
in the Fiber
around the Fiber
beside the Fiber
suspended Fiber
