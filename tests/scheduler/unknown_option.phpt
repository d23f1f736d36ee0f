--TEST--
Scheduler: an unknown option warns by its name, once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->set(['no_such_option' => 1]);
$scheduler->set(['no_such_option' => 2]);
--EXPECTF--
Warning: Swoole\Coroutine\Scheduler%sno_such_option%s in %s on line %d
