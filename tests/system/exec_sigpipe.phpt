--TEST--
System::exec(): a command starts with the signals of a program
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

pcntl_signal(SIGPIPE, SIG_IGN);
pcntl_sigprocmask(SIG_BLOCK, [SIGTERM]);
Swoole\Coroutine\run(function () {
	var_dump(System::exec('kill -PIPE $$')['signal'] === SIGPIPE, System::exec('kill -TERM $$')['signal'] === SIGTERM);
});
--EXPECT--
bool(true)
bool(true)
