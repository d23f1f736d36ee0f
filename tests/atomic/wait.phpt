--TEST--
Atomic: wait() returns at once unless the value is 0, and takes a 1
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;

$a = new Atomic(1);
var_dump($a->wait(), $a->get());
$a->set(2);
var_dump($a->wait(), $a->get());
$a->set(0);
$start = microtime(true);
var_dump($a->wait(0.02), microtime(true) - $start >= 0.02, swoole_last_error() === 11);
var_dump($a->wait(0));
var_dump($a->wakeup(), $a->get(), $a->wakeup(), $a->get(), $a->wait(-1), $a->get());
--EXPECT--
bool(true)
int(0)
bool(true)
int(2)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
int(1)
bool(true)
int(1)
bool(true)
int(0)
