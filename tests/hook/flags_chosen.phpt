--TEST--
Hook flags: what the script has set is left alone by run()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine::set(['hook_flags' => SWOOLE_HOOK_SLEEP]);
Swoole\Coroutine\run(fn () => var_dump(Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_SLEEP));
Swoole\Runtime::setHookFlags(0);
Swoole\Coroutine\run(fn () => var_dump(Swoole\Runtime::getHookFlags()));
--EXPECT--
bool(true)
int(0)
