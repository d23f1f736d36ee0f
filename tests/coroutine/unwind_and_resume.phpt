--TEST--
Coroutine: a coroutine that unwinds may still resume a parked one
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
go(function () {
	try {
		Co::yield();
		echo "resumed\n";
		Co::yield();
	} finally {
		echo "finally 1\n";
		var_dump(Co::resume(2));
	}
	echo "never\n";
});
go(function () {
	try {
		Co::yield();
	} finally {
		echo "finally 2\n";
	}
	echo "2 ends\n";
});
Co::resume(1);
--EXPECT--
resumed
finally 1
finally 2
2 ends
bool(true)
