--TEST--
Scheduler: start() with nothing to run warns
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
var_dump($scheduler->start());
$scheduler->add(fn () => print("run\n"));
var_dump($scheduler->start());
var_dump($scheduler->start());
$scheduler->add(fn () => print("again\n"));
var_dump($scheduler->start());
--EXPECTF--
Warning: Swoole\Coroutine\Scheduler::start(): there is nothing to run: call add() or parallel() before start() in %s on line %d
bool(false)
run
bool(true)

Warning: Swoole\Coroutine\Scheduler::start(): there is nothing to run: call add() or parallel() before start() in %s on line %d
bool(false)
again
bool(true)
