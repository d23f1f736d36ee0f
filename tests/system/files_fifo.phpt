--TEST--
System: readFile() waits for the writer of a FIFO
--SKIPIF--
<?php
if (!function_exists('posix_mkfifo')) die('skip needs posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$path = tempnam(sys_get_temp_dir(), 'cs');
unlink($path);
posix_mkfifo($path, 0600);
Swoole\Coroutine\run(function () use ($path) {
	go(fn () => var_dump(strlen(System::readFile($path))));
	var_dump(System::writeFile($path, str_repeat('x', 200000)));
});
unlink($path);
--EXPECT--
int(200000)
int(200000)
