--TEST--
Coroutine: exit in a coroutine: finally blocks, then shutdown functions; nothing else goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	function in_a_function()
	{
		try {
			exit(7);
		} finally {
			echo "finally\n";
		}
	}
	go(function () {
		defer(fn () => print("defer\n"));
		in_a_function();
		echo "never\n";
	});
	echo "never\n";
	PHP);
echo $output, $status, "\n";
--EXPECT--
finally
defer
shutdown
7
