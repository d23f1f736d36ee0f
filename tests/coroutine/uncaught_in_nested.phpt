--TEST--
Coroutine: the exception of a child is not its creator's: that one unwinds, and catches nothing
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	set_exception_handler(fn ($e) => print('handler in ' . Co::getCid() . ': ' . $e->getMessage() . "\n"));
	register_shutdown_function(fn () => print("shutdown\n"));
	go(function () {
		try {
			go(fn () => throw new Exception('of the child'));
			echo "never\n";
		} catch (Throwable $e) {
			echo "never caught\n";
		} finally {
			echo "finally of the creator\n";
			Co::sleep(0.001);
			echo "never: no waits any more\n";
		}
	});
	echo "never\n";
	PHP);
echo $output;
--EXPECT--
handler in 2: of the child
finally of the creator
shutdown
