--TEST--
Table: foreach goes over all rows, also while they are deleted and set
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(1024);
$t->column('n', Table::TYPE_INT);
$t->create();
foreach ($t as $nothing) {
	echo "a row in an empty table\n";
}
for ($i = 0; $i < 500; $i++) {
	$t->set("$i", ['n' => $i]);
}
$sum = 0;
foreach ($t as $key => $row) {
	$sum += $row['n'];
	if ($key !== (string) $row['n']) {
		var_dump($key, $row);
	}
	$t->del($key);
}
var_dump($sum === 500 * 499 / 2, count($t));

foreach (['a', 'b', 'c'] as $i => $key) {
	$t->set($key, ['n' => $i]);
}
$seen = [];
foreach ($t as $key => $row) {
	$seen[] = $key;
	if ($key === $seen[0]) {
		foreach (array_diff(['a', 'b', 'c'], $seen) as $other) {
			$t->del($other);
			break;
		}
	}
	$t->set($key, ['n' => 9]);
	$t->del($key);
}
var_dump(count($seen), count($t));
$t->set('x', ['n' => 1]);
$t->rewind();
$t->del('x');
var_dump($t->valid(), $t->key(), $t->current());
$t->next();
var_dump($t->valid(), $t->key());
--EXPECT--
bool(true)
int(0)
int(2)
int(0)
bool(true)
string(1) "x"
array(1) {
  ["n"]=>
  int(1)
}
bool(false)
NULL
