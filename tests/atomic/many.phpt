--TEST--
Atomic: 100,000 of them need a few mappings
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$before = count(file('/proc/self/maps'));
for ($i = 0; $i < 100000; $i++) {
	$all[] = new Swoole\Atomic($i);
}
$sum = 0;
foreach ($all as $atomic) {
	$sum += $atomic->get();
}
var_dump($sum === 100000 * 99999 / 2, count(file('/proc/self/maps')) - $before < 200);
--EXPECT--
bool(true)
bool(true)
