--TEST--
Table: incr() and decr() return the new value and add a row
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(8);
$t->column('i', Table::TYPE_INT);
$t->column('f', Table::TYPE_FLOAT);
$t->column('s', Table::TYPE_STRING, 4);
$t->create();
var_dump($t->incr('a', 'i'), $t->incr('a', 'i', 10), $t->decr('a', 'i', 20), $t->decr('a', 'i'));
var_dump($t->incr('a', 'f', 0.5), $t->decr('a', 'f', 2), $t->decr('b', 'i'), $t->incr('a', 'i', 2.9));
var_dump($t->get('a'));
foreach (['nothing', 's'] as $column) {
	try {
		$t->incr('a', $column);
	} catch (Swoole\Error $e) {
		echo $e->getMessage(), "\n";
	}
}
--EXPECT--
int(1)
int(11)
int(-9)
int(-10)
float(0.5)
float(-1.5)
int(-1)
int(-8)
array(3) {
  ["i"]=>
  int(-8)
  ["f"]=>
  float(-1.5)
  ["s"]=>
  string(0) ""
}
the table has no column "nothing"
column "s" holds strings, to which nothing can be added
