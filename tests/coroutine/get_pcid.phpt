--TEST--
Coroutine: getPcid() tells who created a coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

var_dump(Co::getPcid());
go(function () {
	var_dump(Co::getPcid());
	go(function () {
		echo Co::getPcid(), ' ', Co::getPcid(1), ' ', Co::getPcid(2), ' ', Co::getPcid(0), "\n";
		Co::yield();
	});
	$child = go(fn () => Co::yield());
	echo Co::getPcid($child), "\n";
	Co::resume(2);
	Co::resume(3);
	var_dump(Co::getPcid($child));
});
var_dump(Co::getPcid(99));
--EXPECT--
bool(false)
int(-1)
1 -1 1 1
1
bool(false)
bool(false)
