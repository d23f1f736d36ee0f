--TEST--
System: the others go on while a large file is written
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		echo "begins\n";
		var_dump(System::writeFile($path, str_repeat('x', 1 << 20)));
	});
	echo "main\n";
});
unlink($path);
--EXPECT--
begins
main
int(1048576)
