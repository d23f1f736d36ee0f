--TEST--
System: readFile() and writeFile() keep to open_basedir
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

ini_set('open_basedir', __DIR__);
Swoole\Coroutine\run(function () {
	var_dump(strlen(System::readFile(__FILE__)) > 0);
	var_dump(@System::readFile('/etc/passwd'), @System::writeFile('/tmp/nope', 'x'), @System::statvfs('/'));
	var_dump(str_contains(error_get_last()['message'], 'open_basedir restriction in effect. File(/) is not within'));
});
--EXPECT--
bool(true)
bool(false)
bool(false)
array(0) {
}
bool(true)
