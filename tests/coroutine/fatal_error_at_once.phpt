--TEST--
Coroutine: a fatal error in nested coroutines and a Fiber, called from the main script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	go(fn () => Co::sleep(10));
	go(function () {
		(new Fiber(function () {
			go(function () {
				@trigger_error('boom', E_USER_ERROR);
			});
			echo "never\n";
		}))->start();
		echo "never\n";
	});
	echo "never\n";
	PHP);
echo preg_replace('/ in Command.*\d$/m', '', $output), "$status\n";
--EXPECT--
Fatal error: boom
shutdown
255
