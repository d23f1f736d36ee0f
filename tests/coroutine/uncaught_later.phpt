--TEST--
Coroutine: an uncaught exception after a wait ends the script: finally blocks of others and shutdown functions run
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	go(function () {
		try {
			Co::sleep(1);
		} finally {
			echo "finally of another one\n";
		}
	});
	go(function () {
		Co::sleep(0.001);
		throw new Exception('later');
	});
	echo "main\n";
	PHP);
echo preg_replace('/ in Command.*\d$/ms', '', $output), "$status\n";
--EXPECT--
main

Fatal error: Uncaught Exception: later
finally of another one
shutdown
255
