--TEST--
Coroutine: an uncaught exception in the first segment ends the script; shutdown functions run
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	go(fn () => throw new Exception('first'));
	echo "never\n";
	PHP);
echo preg_replace('/ in Command.*\d$/ms', '', $output), "$status\n";
--EXPECT--
Fatal error: Uncaught Exception: first
shutdown
255
