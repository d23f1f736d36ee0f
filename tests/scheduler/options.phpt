--TEST--
Scheduler: getOptions() is null, then what set() was given, shared with Coroutine::set()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
var_dump($scheduler->getOptions());
$scheduler->set(['max_coroutine' => 123]);
$scheduler->set(['hook_flags' => 0]);
$options = $scheduler->getOptions();
ksort($options);
echo json_encode($options), "\n";
echo json_encode($scheduler->getOptions() == Swoole\Coroutine::getOptions()), "\n";
--EXPECT--
NULL
{"hook_flags":0,"max_coroutine":123}
true
