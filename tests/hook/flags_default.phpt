--TEST--
Hook flags: none at first, all inside run(), kept afterwards
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

var_dump(Swoole\Runtime::getHookFlags());
go(fn () => var_dump(Swoole\Runtime::getHookFlags()));
Swoole\Coroutine\run(fn () => var_dump(Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_ALL));
var_dump(Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_ALL);
--EXPECT--
int(0)
int(0)
bool(true)
bool(true)
