--TEST--
Coroutine: c_stack_size takes effect for new coroutines while old ones live
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function through_c(int $n): int
{
	return $n ? 1 + array_map('through_c', [$n - 1])[0] : 0;
}
go(function () {
	Co::yield();
	echo 'old: ', through_c(100), "\n";
});
Co::set(['c_stack_size' => 16 * 1024 * 1024]);
go(function () {
	echo 'new: ', through_c(10000), "\n";
	Co::set(['c_stack_size' => 256 * 1024]);
	go(fn () => print('small: ' . through_c(100) . "\n"));
	echo 'still: ', through_c(10000), "\n";
});
Co::resume(1);
go(fn () => print('small again: ' . through_c(100) . "\n"));
--EXPECT--
new: 10000
small: 100
still: 10000
old: 100
small again: 100
