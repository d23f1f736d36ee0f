--TEST--
Table: 10,000 objects, most never created
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

for ($i = 0; $i < 10000; $i++) {
	$t = new Table(1024);
	$t->column('n', Table::TYPE_INT);
	if ($i % 100 === 0) {
		$t->create();
		$t->set('a', ['n' => $i]);
		$kept[] = $t;
	}
}
$maps = count(file('/proc/self/maps'));
var_dump($kept[99]->get('a', 'n'), $kept[0]->get('a', 'n'));
$kept = null;
unset($t);
var_dump($maps - count(file('/proc/self/maps')) >= 100);
--EXPECT--
int(9900)
int(0)
bool(true)
