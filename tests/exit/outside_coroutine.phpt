--TEST--
ExitException: exit outside of coroutines is PHP's own
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	try {
		exit(6);
	} catch (Throwable $e) {
		echo "never\n";
	}
	PHP);
echo trim($output), $status, "\n";
--EXPECT--
6
