--TEST--
Coroutine: resume() returns when the other one yields again, ends, or waits for something else
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$child = go(function () {
		Co::yield();
		echo "a";
		Co::yield();
		echo "c";
		Co::sleep(0.001);
		echo "e";
		Co::yield();
		echo "g";
	});
	Co::resume($child);
	echo "b";
	Co::resume($child);
	echo "d";
	Co::sleep(0.01);
	echo "f";
	Co::resume($child);
	echo "h\n";
});
--EXPECT--
abcdefgh
