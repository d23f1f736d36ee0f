--TEST--
Coroutine: PHP reports the end of a coroutine's C stack as an error, and the coroutine can go on
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_before('8.3'); skip_asan('another stack'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function through_c(int $n): int
{
	return $n ? 1 + array_map('through_c', [$n - 1])[0] : 0;
}
Co\run(function () {
	try {
		through_c(1000000);
	} catch (Error $e) {
		echo strstr($e->getMessage(), ' (', true), "\n";
	}
	Co::sleep(0.001);
	echo through_c(100), "\n";
});
--EXPECTF--
Maximum call stack size of %d bytes
100
