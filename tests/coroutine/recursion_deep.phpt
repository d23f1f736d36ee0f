--TEST--
Coroutine: recursion of 100,000 levels in coroutines, with waits at the bottom
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_with('pcov'); /* takes C stack for each call */ ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function deep(int $n): int
{
	if (!$n) {
		Co::sleep(0.001);
		return 0;
	}
	return 1 + deep($n - 1);
}
Co\run(function () {
	for ($i = 0; $i < 3; $i++) {
		go(fn () => print(deep(100000) . "\n"));
	}
	echo deep(100000), "\n";
});
--EXPECT--
100000
100000
100000
100000
