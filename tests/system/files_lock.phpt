--TEST--
System: writeFile() with LOCK_EX waits for the lock before it empties the file
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'r+');
	fwrite($file, 'old');
	flock($file, LOCK_EX);
	go(fn () => var_dump(System::writeFile($path, 'newer', LOCK_EX)));
	echo file_get_contents($path), "\n";
	flock($file, LOCK_UN);
	System::sleep(0.01);
	echo file_get_contents($path), "\n";
});
unlink($path);
--EXPECT--
old
int(5)
newer
