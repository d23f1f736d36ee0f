--TEST--
Coroutine: generators on the stacks of parked coroutines unwind, also through yield from
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
function inner()
{
	try {
		yield 1;
		Co::yield();
		yield 2;
	} finally {
		echo "inner\n";
	}
}
function outer()
{
	try {
		yield from inner();
	} finally {
		echo "outer\n";
	}
}
go(function () {
	foreach (outer() as $x) {
		echo $x, "\n";
	}
});
$generator = outer();
go(function () use ($generator) {
	foreach ($generator as $x) {
		echo $x, "\n";
	}
});
unset($generator);
--EXPECT--
1
1
inner
outer
inner
outer
