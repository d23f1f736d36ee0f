--TEST--
Coroutine: resume() of a coroutine that was canceled and has not run yet says so
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$cid = go(function () {
	var_dump(Co::yield());
});
Co::cancel($cid);
var_dump(Co::resume($cid));
--EXPECTF--
Warning: Swoole\Coroutine::resume(): coroutine 1 does not wait in Swoole\Coroutine::yield(): it was woken already and runs soon in %s on line %d
bool(false)
bool(false)
