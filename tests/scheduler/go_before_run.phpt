--TEST--
run(): coroutines made before are run too
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	echo "a\n";
	Swoole\Coroutine::sleep(0.001);
	echo "c\n";
});
Co\run(function () {
	echo "b\n";
});
echo "d\n";
--EXPECT--
a
b
c
d
