--TEST--
File hooks: opening and reading a FIFO waits for the writer, the others go on
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
		echo "reader opens\n";
		$file = fopen($path, 'r');
		while (($line = fgets($file)) !== false) {
			echo "read $line";
		}
		var_dump(feof($file));
	});
	echo "writer opens\n";
	$file = fopen($path, 'w');
	foreach (['one', 'two'] as $word) {
		usleep(2000);
		echo "write $word\n";
		fwrite($file, "$word\n");
	}
	usleep(2000);
	fclose($file);
});
unlink($path);
--EXPECT--
reader opens
writer opens
write one
read one
write two
read two
bool(true)
