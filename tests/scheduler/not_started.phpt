--TEST--
Scheduler: what was never started is released
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->add(fn () => print("never\n"), new stdClass, [1, 2], str_repeat('x', 10));
$scheduler->parallel(2, 'strlen', 'x');
unset($scheduler);
echo "done\n";
--EXPECT--
done
