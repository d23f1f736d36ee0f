--TEST--
Coroutine: recursion through internal functions fits the default C stack for a while
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function through_c(int $n): int
{
	return $n ? 1 + array_map('through_c', [$n - 1])[0] : 0;
}
go(fn () => print(through_c(300) . "\n"));
--EXPECT--
300
