--TEST--
Coroutine: after an exception in a defer function the others still run; it ends the script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	go(function () {
		defer(fn () => print("first\n"));
		defer(fn () => throw new Exception('in the defer'));
		defer(fn () => print("last\n"));
	});
	echo "never\n";
	PHP);
echo strstr($output, ' in Command', true), "\n$status\n";
--EXPECT--
last
first

Fatal error: Uncaught Exception: in the defer
255
