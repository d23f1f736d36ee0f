--TEST--
Table: add(), getdel() and cmpset()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(8);
$t->column('i', Table::TYPE_INT);
$t->column('s', Table::TYPE_STRING, 8);
$t->create();
var_dump($t->add('a', ['i' => 1, 's' => 'x']), $t->add('a', ['i' => 2]), $t->get('a', 'i'));
var_dump($t->cmpset('a', 'i', 5, 6), $t->cmpset('a', 'i', 1, 6), $t->cmpset('a', 's', 'x', 'y'), $t->cmpset('b', 'i', 0, 1));
echo json_encode($t->getdel('a')), "\n";
var_dump($t->getdel('a'), $t->exists('a'), $t->cmpset('a', 'nope', 1, 2));
try {
	$t->cmpset('a', 'i', [], 2);
} catch (TypeError $e) {
	echo $e->getMessage(), "\n";
}
--EXPECTF--
bool(true)
bool(false)
int(1)
bool(false)
bool(true)
bool(true)
bool(false)
{"i":6,"s":"y"}

Warning: Swoole\Table::cmpset(): the table has no column "nope" in %s on line %d
bool(false)
bool(false)
bool(false)
Swoole\Table::cmpset(): Argument #3 ($cmp_value) must be of type string|int|float, array given
