--TEST--
Coroutine: a child runs at once, until its first wait; then its creator goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	echo "a";
	go(function () {
		echo "b";
		go(function () {
			echo "c";
			Co::sleep(0.05 * CS_SLOW);
			echo "i";
		});
		echo "d";
		Co::sleep(0.001);
		echo "h";
	});
	echo "e";
	go(function () {
		echo "f";
	});
	echo "g";
});
echo "\n";
--EXPECT--
abcdefghi
