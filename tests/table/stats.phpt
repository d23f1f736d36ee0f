--TEST--
Table: stats()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(64);
$t->column('n', Table::TYPE_INT);
$t->create();
for ($i = 0; $i < 64; $i++) {
	$t->set("key$i", ['n' => $i]);
}
$t->set('key1', ['n' => 5]);
$t->incr('key1', 'n');
$t->del('key2');
$stats = $t->stats();
var_dump($stats['conflict_count'] > 0, $stats['conflict_max_level'] > 0);
unset($stats['conflict_count'], $stats['conflict_max_level']);
print_r($stats);
--EXPECT--
bool(true)
bool(true)
Array
(
    [num] => 63
    [insert_count] => 64
    [update_count] => 2
    [delete_count] => 1
    [available_slice_num] => 1
    [total_slice_num] => 64
)
