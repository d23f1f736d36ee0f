--TEST--
Hook flags: the constant SWOOLE_HOOK_FLAGS replaces the default of run()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

define('SWOOLE_HOOK_FLAGS', SWOOLE_HOOK_FILE | SWOOLE_HOOK_SLEEP);
Swoole\Coroutine\run(fn () => var_dump(Swoole\Runtime::getHookFlags() === (SWOOLE_HOOK_FILE | SWOOLE_HOOK_SLEEP)));
--EXPECT--
bool(true)
