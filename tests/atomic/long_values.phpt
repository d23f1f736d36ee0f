--TEST--
Atomic\Long: add, sub, get, set, cmpset; values wrap at 64 bits
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic\Long;

$a = new Long(-2 ** 33);
var_dump($a->get(), $a->add(), $a->sub(10), $a->add(PHP_INT_MAX));
var_dump($a->set(-1), $a->get(), $a->add(), $a->sub());
var_dump($a->cmpset(1, 2), $a->cmpset(-1, PHP_INT_MAX), $a->add());
var_dump(method_exists($a, 'wait'), get_class(new swoole_atomic_long));
--EXPECT--
int(-8589934592)
int(-8589934591)
int(-8589934601)
int(9223372028264841206)
NULL
int(-1)
int(0)
int(-1)
bool(false)
bool(true)
int(-9223372036854775808)
bool(false)
string(18) "Swoole\Atomic\Long"
