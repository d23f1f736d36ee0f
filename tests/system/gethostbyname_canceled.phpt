--TEST--
System::gethostbyname(): cancel and the time limit leave the lookup to itself
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	$id = go(fn () => var_dump(System::gethostbyname('localhost'), swoole_last_error() === SWOOLE_ERROR_CO_CANCELED));
	Swoole\Coroutine::cancel($id);
});
echo "end\n";
--EXPECT--
bool(false)
bool(true)
end
