--TEST--
Coroutine: what a coroutine and the script had buffered is output after a fatal error
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	ob_start();
	echo "buffered by the script\n";
	go(function () {
		ob_start();
		echo "buffered by another one: lost with it\n";
		Co::yield();
	});
	go(function () {
		ob_start(fn ($text) => strtoupper($text));
		echo "buffered by the coroutine\n";
		@trigger_error('boom', E_USER_ERROR);
	});
	PHP);
echo preg_replace('/ in Command.*\d$/mi', '', $output), "$status\n";
--EXPECT--
BUFFERED BY THE COROUTINE

FATAL ERROR: BOOM
buffered by the script
255
