--TEST--
Table: set() keeps the columns that are not given, get() gives a row or a column
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(8);
var_dump($t->column('id', Table::TYPE_INT, 4), $t->column('rate', Table::TYPE_FLOAT), $t->column('name', Table::TYPE_STRING, 10));
var_dump($t->size, $t->create(), $t->size, $t->memorySize === $t->getMemorySize(), $t->getSize());
var_dump($t->set('a', ['id' => 1, 'name' => "x\0y"]));
var_dump(array_map(fn ($v) => is_string($v) ? str_replace("\0", "%", $v) : $v, $t->get('a')));
var_dump($t->set('a', ['rate' => 0.5]), $t->get('a', 'id'), $t->get('a', 'rate'), $t->get('a', 'name') === "x\0y");
var_dump($t->get('b'), $t->get('b', 'id'), $t->set('b', []), $t->get('b', 'name'));
var_dump($t->exists('a'), $t->exist('c'), $t->del('a'), $t->delete('a'), $t->exists('a'), count($t));
var_dump($t instanceof Iterator, $t instanceof Countable, get_class(new swoole_table(1)));
--EXPECT--
bool(true)
bool(true)
bool(true)
NULL
bool(true)
int(8)
bool(true)
int(8)
bool(true)
array(3) {
  ["id"]=>
  int(1)
  ["rate"]=>
  float(0)
  ["name"]=>
  string(3) "x%y"
}
bool(true)
int(1)
float(0.5)
bool(true)
bool(false)
bool(false)
bool(true)
string(0) ""
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
int(1)
bool(true)
bool(true)
string(12) "Swoole\Table"
