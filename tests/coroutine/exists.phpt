--TEST--
Coroutine: exists() is true from the creation to the end
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	var_dump(Co::exists(Co::getCid()));
	$child = go(fn () => Co::yield());
	var_dump(Co::exists($child));
	Co::resume($child);
	var_dump(Co::exists($child));
});
var_dump(Co::exists(1), Co::exists(0), Co::exists(-1), Co::exists(PHP_INT_MAX));
--EXPECT--
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
