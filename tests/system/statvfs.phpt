--TEST--
System::statvfs(): the state of a file system
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	$state = System::statvfs(__DIR__);
	echo implode(' ', array_keys($state)), "\n";
	var_dump($state['bsize'] > 0, $state['blocks'] >= $state['bfree'], System::statvfs('/nope'), swoole_last_error());
});
--EXPECT--
bsize frsize blocks bfree bavail files ffree favail fsid flag namemax
bool(true)
bool(true)
array(0) {
}
int(2)
