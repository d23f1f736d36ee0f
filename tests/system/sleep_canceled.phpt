--TEST--
System::sleep(): false when cancelled
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	$id = go(fn () => var_dump(System::sleep(100), swoole_last_error() === SWOOLE_ERROR_CO_CANCELED));
	Swoole\Coroutine::cancel($id);
});
--EXPECT--
bool(false)
bool(true)
