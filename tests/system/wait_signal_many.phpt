--TEST--
System::waitSignal(): every coroutine that waits for a signal gets it
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	for ($i = 0; $i < 3; $i++) {
		go(fn () => var_dump(System::waitSignal(SIGUSR1) === SIGUSR1));
	}
	posix_kill(getmypid(), SIGUSR1);
});
--EXPECT--
bool(true)
bool(true)
bool(true)
