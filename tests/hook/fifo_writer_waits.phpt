--TEST--
File hooks: opening a FIFO for writing waits for the reader
--SKIPIF--
<?php
if (!function_exists('posix_mkfifo')) die('skip needs posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
unlink($path);
posix_mkfifo($path, 0600);
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		echo "writer opens\n";
		$file = fopen($path, 'w');
		var_dump(fwrite($file, str_repeat('x', 300000)));
	});
	echo "reader opens\n";
	var_dump(strlen(file_get_contents($path)));
});
unlink($path);
--EXPECT--
writer opens
reader opens
int(300000)
int(300000)
