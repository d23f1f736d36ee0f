--TEST--
System::waitSignal(): a handler of pcntl works again afterwards
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

pcntl_async_signals(true);
pcntl_signal(SIGUSR1, function () {
	echo "handler\n";
});
Swoole\Coroutine\run(function () {
	go(fn () => var_dump(System::waitSignal(SIGUSR1) === SIGUSR1));
	posix_kill(getmypid(), SIGUSR1);
});
posix_kill(getmypid(), SIGUSR1);
echo "end\n";
--EXPECT--
bool(true)
handler
end
