--TEST--
System: writeFile() and readFile()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	var_dump(System::writeFile($path, 'one'), System::readFile($path), System::writeFile($path, 'two', FILE_APPEND), System::readFile($path));
	var_dump(System::writeFile($path, 'x', LOCK_EX), System::readFile($path, LOCK_EX), System::writeFile($path, ''), System::readFile($path));
	var_dump(System::writeFile($path, str_repeat('x', 1 << 20)), strlen(System::readFile($path)));
});
unlink($path);
--EXPECT--
int(3)
string(3) "one"
int(3)
string(6) "onetwo"
int(1)
string(1) "x"
int(0)
string(0) ""
int(1048576)
int(1048576)
