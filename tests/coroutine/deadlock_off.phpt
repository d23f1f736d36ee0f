--TEST--
Coroutine: enable_deadlock_check turns the report off
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[, $output] = cs_php('Co::set(["enable_deadlock_check" => false]); Co\run(fn () => Co::yield()); echo "nothing";');
echo $output, "\n";
--EXPECT--
nothing
