--TEST--
Coroutine: getStackUsage() grows with the depth and is false for who is not there
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_with('pcov'); /* takes C stack for each call */ ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function deep(int $n): int
{
	return $n ? deep($n - 1) : Co::getStackUsage();
}
function park(int $n): void
{
	$n ? park($n - 1) : Co::yield();
}
var_dump(Co::getStackUsage());
go(function () {
	$flat = Co::getStackUsage();
	var_dump($flat > 0, deep(50) > $flat + 50 * 64, deep(10000) > 10000 * 64, deep(1) < deep(2));
	$child = go(fn () => Co::yield());
	$deep = go('park', 10000);
	var_dump(Co::getStackUsage($child) > 0, Co::getStackUsage($deep) > 10000 * 64);
	Co::resume($deep);
	Co::resume($child);
	var_dump(Co::getStackUsage($child));
});
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
