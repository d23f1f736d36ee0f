--TEST--
Coroutine: an exception of the exception handler itself is fatal
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	set_exception_handler(function ($e) {
		Co::sleep(0.001);
		echo "slept in the handler\n";
		throw new LogicException('of the handler');
	});
	go(fn () => throw new Exception('x'));
	PHP);
echo preg_replace('/ in Command.*\d$/ms', '', $output), "$status\n";
--EXPECT--
slept in the handler

Fatal error: Uncaught LogicException: of the handler
255
