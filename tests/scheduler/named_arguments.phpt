--TEST--
Scheduler: named arguments reach the callable
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Co\Scheduler;
$scheduler->add(function (int $a, int $b) {
	echo "$a $b\n";
}, b: 2, a: 1);
$scheduler->start();
Co\run(function (int $a, int $b) {
	echo "$a $b\n";
}, b: 4, a: 3);
--EXPECT--
1 2
3 4
