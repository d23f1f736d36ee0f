--TEST--
Coroutine: create() returns the id: 1, 2, 3 in the order of creation
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

echo go(fn () => null), "\n";
echo Swoole\Coroutine::create(function () {
	echo Swoole\Coroutine::getCid(), "\n";
}), "\n";
echo Co::create(fn () => Co::sleep(0.001)), "\n";
--EXPECT--
1
2
2
3
