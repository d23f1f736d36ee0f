--TEST--
Coroutine: a limit ends with its coroutine; -1 and 0 take it back; a new one replaces it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	go(function () {
		Co::setTimeLimit(0.001);
	});
	go(function () {
		Co::setTimeLimit(0.001);
		Co::setTimeLimit(-1);
		Co::sleep(0.01);
		Co::setTimeLimit(0.001);
		Co::setTimeLimit(0);
		Co::sleep(0.01);
		Co::setTimeLimit(0.001);
		Co::setTimeLimit(10);
		Co::sleep(0.01);
		echo "not limited\n";
	});
	go(function () {
		go(function () {
			Co::sleep(0.01);
			echo "a child has no limit\n";
		});
		Co::setTimeLimit(0.001);
	});
});
echo "the loop does not wait for limits\n";
--EXPECT--
a child has no limit
not limited
the loop does not wait for limits
