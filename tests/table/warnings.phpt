--TEST--
Table: what cannot be stored is said
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(8);
$t->column('i', Table::TYPE_INT);
$t->column('s', Table::TYPE_STRING, 5);
$t->create();
var_dump($t->set('a', ['s' => '123456', 'nope' => 1, 'i' => 3]));
echo json_encode($t->get('a')), "\n";
var_dump($t->get('a', 'nope'));
$long = str_repeat('k', 65);
var_dump($t->set($long, []), $t->exists($long), $t->get($long), $t->del($long));
try {
	$t->incr($long, 'i');
} catch (Swoole\Exception $e) {
	echo $e->getMessage(), "\n";
}
var_dump($t->set(substr($long, 1), ['i' => 64]), $t->get(substr($long, 1), 'i'));
set_error_handler(fn ($no, $message) => throw new Exception($message));
try {
	$t->set('a', ['i' => 4, 's' => 'too long']);
} catch (Exception $e) {
	echo $e->getMessage(), "\n";
}
var_dump($t->get('a', 'i'));
--EXPECTF--

Warning: Swoole\Table::set(): a string of 6 bytes was cut to the 5 bytes of column "s" in %s on line %d

Warning: Swoole\Table::set(): the table has no column "nope" in %s on line %d
bool(true)
{"i":3,"s":"12345"}

Warning: Swoole\Table::get(): the table has no column "nope" in %s on line %d
bool(false)

Warning: Swoole\Table::set(): a key of 65 bytes is too long, at most 64 are possible in %s on line %d
bool(false)
bool(false)
bool(false)
bool(false)
a key of 65 bytes is too long, at most 64 are possible
bool(true)
int(64)
Swoole\Table::set(): a string of 8 bytes was cut to the 5 bytes of column "s"
int(3)
