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
		$lines = [];
		while (($line = fgets($file)) !== false) {
			$lines[] = trim($line);
		}
		echo implode(' ', $lines), "\n";
		var_dump(feof($file));
	});
	echo "writer opens\n";
	$file = fopen($path, 'w');
	foreach (['one', 'two'] as $word) {
		usleep(2000);
		fwrite($file, "$word\n");
	}
	fclose($file);
	echo "written\n";
});
unlink($path);
--EXPECT--
reader opens
writer opens
written
one two
bool(true)
