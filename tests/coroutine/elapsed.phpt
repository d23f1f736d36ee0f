--TEST--
Coroutine: getElapsed() grows, and is -1 for who is not there
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

var_dump(Co::getElapsed(), Co::getElapsed(1));
Co\run(function () {
	$child = go(fn () => Co::yield());
	var_dump(Co::getElapsed() < 1000);
	Co::sleep(0.02);
	var_dump(Co::getElapsed() >= 10, Co::getElapsed($child) >= 10, Co::getElapsed($child) <= Co::getElapsed());
	Co::resume($child);
	var_dump(Co::getElapsed($child));
});
--EXPECT--
int(-1)
int(-1)
bool(true)
bool(true)
bool(true)
bool(true)
int(-1)
