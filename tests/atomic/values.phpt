--TEST--
Atomic: add, sub, get, set, cmpset; values wrap at 32 bits
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;

$a = new Atomic(5);
var_dump($a->get(), $a->add(), $a->add(10), $a->sub(), $a->sub(4));
var_dump($a->set(7), $a->get());
var_dump($a->cmpset(6, 1), $a->get(), $a->cmpset(7, 1), $a->get());
var_dump((new Atomic)->get(), (new Atomic)->sub(1), (new Atomic(-1))->add(2), (new Atomic(2 ** 32 + 3))->get());
var_dump((new Atomic)->cmpset(2 ** 32, 9));
var_dump(new swoole_atomic(3) == new Atomic(3), get_class(new swoole_atomic));
--EXPECT--
int(5)
int(6)
int(16)
int(15)
int(11)
NULL
int(7)
bool(false)
int(7)
bool(true)
int(1)
int(0)
int(4294967295)
int(1)
int(3)
bool(true)
bool(true)
string(13) "Swoole\Atomic"
