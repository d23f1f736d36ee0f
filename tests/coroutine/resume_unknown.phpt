--TEST--
Coroutine: resume() of an ended or unknown coroutine warns and returns false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(fn () => null);
foreach ([1, 99, 0, -1] as $cid) {
	var_dump(Co::resume($cid));
}
echo swoole_last_error() === SWOOLE_ERROR_CO_NOT_EXISTS ? "SWOOLE_ERROR_CO_NOT_EXISTS\n" : swoole_last_error();
--EXPECTF--
Warning: Swoole\Coroutine::resume(): there is no coroutine 1 to resume: it has ended or never existed in %s on line %d
bool(false)

Warning: Swoole\Coroutine::resume(): there is no coroutine 99 to resume: it has ended or never existed in %s on line %d
bool(false)

Warning: Swoole\Coroutine::resume(): there is no coroutine 0 to resume: it has ended or never existed in %s on line %d
bool(false)

Warning: Swoole\Coroutine::resume(): there is no coroutine -1 to resume: it has ended or never existed in %s on line %d
bool(false)
SWOOLE_ERROR_CO_NOT_EXISTS
