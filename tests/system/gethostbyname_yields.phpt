--TEST--
System::gethostbyname(): the others go on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	go(function () {
		echo "begins\n";
		var_dump(System::gethostbyname('localhost'));
	});
	echo "main\n";
});
--EXPECT--
begins
main
string(9) "127.0.0.1"
