--TEST--
run(): turns all hooks on unless the program chose some
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[, $a] = cs_php('Co\run(fn () => print(json_encode(Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_ALL) . "\n"));');
[, $b] = cs_php('Co::set(["hook_flags" => 0]); Co\run(fn () => print(json_encode(Swoole\Runtime::getHookFlags()) . "\n"));');
echo $a, $b;
--EXPECT--
true
0
