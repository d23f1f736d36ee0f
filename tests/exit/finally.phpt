--TEST--
ExitException: finally blocks and destructors run
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	class Guard { function __destruct() { echo "destroyed\n"; } }
	go(function () {
		try {
			Swoole\Coroutine::sleep(10);
			echo "never\n";
		} finally {
			echo "finally of another\n";
		}
	});
	Co\run(function () {
		$guard = new Guard;
		try {
			exit(5);
		} finally {
			echo "finally\n";
		}
	});
	PHP);
echo $output, $status, "\n";
--EXPECT--
finally
destroyed
finally of another
5
