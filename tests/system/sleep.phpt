--TEST--
System::sleep(): returns true after the time, the others go on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	go(function () {
		echo "begins\n";
		$from = hrtime(true);
		var_dump(System::sleep(0.01), hrtime(true) - $from >= 10000000);
	});
	echo "main\n";
});
--EXPECT--
begins
main
bool(true)
bool(true)
