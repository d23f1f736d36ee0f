--TEST--
Hook flags: Runtime sets and returns them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Runtime;

var_dump(Runtime::enableCoroutine(), Runtime::getHookFlags() === SWOOLE_HOOK_ALL);
var_dump(Runtime::enableCoroutine(SWOOLE_HOOK_TCP), Runtime::getHookFlags() === SWOOLE_HOOK_TCP);
var_dump(Runtime::setHookFlags(SWOOLE_HOOK_FILE), Runtime::getHookFlags() === SWOOLE_HOOK_FILE);
var_dump(Runtime::enableCoroutine(true), Runtime::getHookFlags() === SWOOLE_HOOK_ALL);
var_dump(Runtime::enableCoroutine(false), Runtime::getHookFlags());
try {
	Runtime::setHookFlags('all');
} catch (TypeError $e) {
	echo $e->getMessage(), "\n";
}
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(0)
Swoole\Runtime::setHookFlags(): Argument #1 ($flags) must be of type int, string given
