--TEST--
System: readFile() and writeFile() return false and tell why
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	var_dump(System::readFile('/nope'), swoole_strerror(swoole_last_error()));
	var_dump(System::readFile('/'), swoole_strerror(swoole_last_error()));
	var_dump(System::writeFile('/nope/x', 'x'), swoole_strerror(swoole_last_error()));
	var_dump(System::writeFile('/dev/full', 'x'), swoole_strerror(swoole_last_error()));
});
--EXPECT--
bool(false)
string(25) "No such file or directory"
bool(false)
string(14) "Is a directory"
bool(false)
string(25) "No such file or directory"
bool(false)
string(23) "No space left on device"
