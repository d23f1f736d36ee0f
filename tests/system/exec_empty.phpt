--TEST--
System::exec(): an empty command is refused
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	try {
		System::exec('');
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
});
--EXPECT--
Swoole\Coroutine\System::exec(): Argument #1 ($command) cannot be empty
