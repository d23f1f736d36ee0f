--TEST--
Table: as many rows as asked for, whatever their keys; then false and a warning
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(1024);
$t->column('n', Table::TYPE_INT);
$t->create();
$set = 0;
for ($i = 0; $i < 1024; $i++) {
	$set += (int) $t->set("key$i", ['n' => $i]);
}
var_dump($set, $t->count(), $t->set('one more', ['n' => 1]), $t->add('one more', []), $t->set('key7', ['n' => 70]));
try {
	$t->incr('one more', 'n');
} catch (Swoole\Exception $e) {
	echo $e->getMessage(), "\n";
}
$t->del('key3');
var_dump($t->set('one more', ['n' => 1]), $t->get('key7', 'n'), count($t));
--EXPECTF--

Warning: Swoole\Table::set(): the table is full: it has room for 1024 rows, and "one more" would be one more in %s on line %d

Warning: Swoole\Table::add(): the table is full: it has room for 1024 rows, and "one more" would be one more in %s on line %d
int(1024)
int(1024)
bool(false)
bool(false)
bool(true)
the table is full: it has room for 1024 rows, and "one more" would be one more
bool(true)
int(70)
int(1024)
