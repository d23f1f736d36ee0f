--TEST--
Coroutine: the main script may cancel a coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$cid = go(function () {
	var_dump(Co::sleep(10));
	var_dump(Co::sleep(0.001));
});
var_dump(Co::cancel($cid));
echo "main\n";
--EXPECT--
bool(true)
main
bool(false)
bool(true)
