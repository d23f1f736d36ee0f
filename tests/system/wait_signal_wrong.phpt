--TEST--
System::waitSignal(): what is not a signal is refused
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	foreach ([0, 1000, [], [SIGUSR1, -1], 'x'] as $wrong) {
		try {
			System::waitSignal($wrong);
		} catch (Error $e) {
			echo get_class($e), ': ', $e->getMessage(), "\n";
		}
	}
	var_dump(System::waitSignal(SIGKILL), swoole_strerror(swoole_last_error()));
});
--EXPECT--
ValueError: Swoole\Coroutine\System::waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, 0 given
ValueError: Swoole\Coroutine\System::waitSignal(): Argument #1 ($signals) must be a signal from 1 to 64, 1000 given
ValueError: Swoole\Coroutine\System::waitSignal(): Argument #1 ($signals) must not be empty
ValueError: Swoole\Coroutine\System::waitSignal(): Argument #1 ($signals) must hold signals from 1 to 64, -1 given
TypeError: Swoole\Coroutine\System::waitSignal(): Argument #1 ($signals) must be of type array|int, string given
bool(false)
string(16) "Invalid argument"
