--TEST--
System::waitSignal(): the signal that came, the others go on
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	go(function () {
		echo "waits\n";
		var_dump(System::waitSignal(SIGUSR1) === SIGUSR1);
		var_dump(System::waitSignal([SIGUSR1, SIGUSR2]) === SIGUSR2);
	});
	echo "main\n";
	posix_kill(getmypid(), SIGUSR1);
	System::sleep(0.01);
	posix_kill(getmypid(), SIGUSR2);
});
--EXPECT--
waits
main
bool(true)
bool(true)
