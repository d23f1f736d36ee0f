--TEST--
System::waitSignal(): false after the time and when cancelled
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::waitSignal(SIGUSR1, 0.01), swoole_strerror(swoole_last_error()));
	$id = go(fn () => var_dump(System::waitSignal(SIGUSR1), swoole_last_error() === SWOOLE_ERROR_CO_CANCELED));
	Swoole\Coroutine::cancel($id);
});
--EXPECT--
bool(false)
string(20) "Connection timed out"
bool(false)
bool(true)
