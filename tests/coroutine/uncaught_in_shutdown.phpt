--TEST--
Coroutine: an uncaught exception in a coroutine of a shutdown function
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(function () {
		go(function () {
			Co::sleep(0.001);
			throw new Exception('late');
		});
		echo "first\n";
	});
	register_shutdown_function(fn () => print("second\n"));
	PHP);
echo preg_replace('/ in Command.*\d$/ms', '', $output), "$status\n";
--EXPECT--
first
second

Fatal error: Uncaught Exception: late
255
