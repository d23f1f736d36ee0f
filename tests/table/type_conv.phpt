--TEST--
Table: values are converted to the column's type
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Table;

$t = new Table(8);
$t->column('i', Table::TYPE_INT);
$t->column('f', Table::TYPE_FLOAT);
$t->column('s', Table::TYPE_STRING, 32);
$t->create();
foreach (['12', 3.9, true, null, -7, PHP_INT_MIN] as $value) {
	$t->set('k', ['i' => $value, 'f' => $value, 's' => $value]);
	echo json_encode($t->get('k'), JSON_PRESERVE_ZERO_FRACTION), "\n";
}
$t->set('k', ['s' => new class { function __toString() { return 'object'; } }]);
var_dump($t->get('k', 's'));
try {
	$t->set('k', ['i' => 1, 's' => new stdClass]);
} catch (Error $e) {
	echo $e->getMessage(), "\n";
}
var_dump($t->get('k', 'i') === PHP_INT_MIN);
$t->set(5, ['i' => 50]);
var_dump($t->get('5', 'i'), $t->get(5)['i']);
--EXPECT--
{"i":12,"f":12.0,"s":"12"}
{"i":3,"f":3.9,"s":"3.9"}
{"i":1,"f":1.0,"s":"1"}
{"i":0,"f":0.0,"s":""}
{"i":-7,"f":-7.0,"s":"-7"}
{"i":-9223372036854775808,"f":-9.223372036854776e+18,"s":"-9223372036854775808"}
string(6) "object"
Object of class stdClass could not be converted to string
bool(true)
int(50)
int(50)
