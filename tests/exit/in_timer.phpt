--TEST--
ExitException: exit in a timer's callback
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Swoole\Timer::tick(1, fn () => exit(9));
	PHP);
echo trim($output), $status, "\n";
--EXPECT--
9
