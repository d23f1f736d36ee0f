--TEST--
Coroutine: yield() waits for resume(); both return true
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	echo "a\n";
	var_dump(Co::yield());
	echo "c\n";
	var_dump(Co::suspend());
	echo "e\n";
});
echo "b\n";
var_dump(Co::resume(1));
echo "d\n";
var_dump(Co::resume(1));
var_dump(Co::exists(1));
--EXPECT--
a
b
bool(true)
c
bool(true)
d
bool(true)
e
bool(true)
bool(false)
