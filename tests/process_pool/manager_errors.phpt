--TEST--
Process\Manager: a number of workers that no pool can have is refused where it is given
--FILE--
<?php
$manager = new Swoole\Process\Manager;
foreach ([-1, 8193, PHP_INT_MAX, 8192, 1] as $count) {
	try {
		$manager->addBatch($count, fn () => null);
		echo "$count added\n";
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
}
try {
	(new Swoole\Process\Manager)->start();
} catch (Swoole\Exception $e) {
	echo $e->getMessage(), "\n";
}
--EXPECT--
Swoole\Process\Manager::addBatch(): Argument #1 ($workerNum) must be from 0 to 8192 with the workers added before, -1 given
Swoole\Process\Manager::addBatch(): Argument #1 ($workerNum) must be from 0 to 8192 with the workers added before, 8193 given
Swoole\Process\Manager::addBatch(): Argument #1 ($workerNum) must be from 0 to 8192 with the workers added before, 9223372036854775807 given
8192 added
Swoole\Process\Manager::addBatch(): Argument #1 ($workerNum) must be from 0 to 8192 with the workers added before, 1 given
the number of workers must be from 1 to 8192, 0 given
