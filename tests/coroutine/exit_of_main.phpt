--TEST--
Coroutine: exit of the main script lets parked coroutines end in the loop, as the end of the script does
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	go(function () {
		try {
			Co::sleep(0.001);
			echo "slept\n";
		} finally {
			echo "finally\n";
		}
	});
	exit(4);
	PHP);
echo $output, $status, "\n";
--EXPECT--
slept
finally
shutdown
4
