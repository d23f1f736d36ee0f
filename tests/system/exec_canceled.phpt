--TEST--
System::exec(): false when cancelled; the command is not left a zombie
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	$id = go(fn () => var_dump(System::exec('exec sleep 0.05'), swoole_last_error() === SWOOLE_ERROR_CO_CANCELED));
	var_dump(Swoole\Coroutine::cancel($id));
	cs_until(fn () => System::exec('true') && !System::wait(0.001) && swoole_strerror(swoole_last_error()) === 'No child processes');
	echo "no child left\n";
});
--EXPECT--
bool(true)
bool(false)
bool(true)
no child left
