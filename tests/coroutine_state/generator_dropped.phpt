--TEST--
Coroutine state: the finally block of a generator that is dropped may yield
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

function guarded(string $name)
{
	try {
		yield 1;
		yield 2;
	} finally {
		pass();
		echo "$name closed\n";
	}
}
show(together(
	function () {
		foreach (guarded('a') as $i) {
			break;
		}
		return $i;
	},
	function () {
		$b = guarded('b');
		$b->current();
		throw new Exception('b failed');
	},
));
--EXPECT--
a closed
b closed
0: 1
1: Exception: b failed
