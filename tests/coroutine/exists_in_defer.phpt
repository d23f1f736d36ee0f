--TEST--
Coroutine: a coroutine still exists in its own defer functions and destructors
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class D
{
	public function __destruct()
	{
		var_dump(Co::exists(1), Co::getCid());
	}
}
go(function () {
	$d = new D;
	Co::defer(fn () => var_dump(Co::exists(1)));
});
var_dump(Co::exists(1));
--EXPECT--
bool(true)
int(1)
bool(true)
bool(false)
