--TEST--
Scheduler: an unknown option is named in the log, once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->set(['no_such_option' => 1]);
$scheduler->set(['no_such_option' => 2]);
--EXPECTF--
[%s #%d] WARNING: Swoole\Coroutine\Scheduler%sno_such_option%s
