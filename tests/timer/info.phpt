--TEST--
Timer: info() describes a timer, null when there is none
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$after = Swoole\Timer::after(16, fn () => 1);
$tick = Swoole\Timer::tick(100, fn () => 1);
echo json_encode(Swoole\Timer::info($tick)), "\n";
$info = Swoole\Timer::info($after);
echo implode(' ', array_keys($info)), ' ', $info['interval'], "\n";
Swoole\Timer::clearAll();
var_dump(Swoole\Timer::info($tick));
--EXPECTREGEX--
\{"exec_msec":1\d\d,"exec_count":0,"interval":100,"round":0,"removed":false\}
exec_msec exec_count interval round removed 0
NULL
