--TEST--
Coroutine: getOptions() is null at first, then what was set; later calls add to it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

var_dump(Co::getOptions());
Co::set(['max_coroutine' => 10]);
Co::set(['c_stack_size' => 1024 * 1024, 'hook_flags' => SWOOLE_HOOK_SLEEP]);
var_dump(Co::getOptions());
echo Co::stats()['c_stack_size'], ' ', Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_SLEEP ? 'hooked' : 'not hooked', "\n";
--EXPECT--
NULL
array(3) {
  ["max_coroutine"]=>
  int(10)
  ["c_stack_size"]=>
  int(1048576)
  ["hook_flags"]=>
  int(512)
}
1048576 hooked
