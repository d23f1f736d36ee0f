--TEST--
File hooks: the others go on during fsync(), unlink() and scandir()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		$file = fopen($path, 'w');
		fwrite($file, 'x');
		echo "fsync begins\n";
		var_dump(fsync($file));
		echo "unlink begins\n";
		var_dump(unlink($path));
		echo "scandir begins\n";
		var_dump(count(scandir(__DIR__)) > 2);
	});
	go(function () {
		echo "other\n";
	});
	echo "main\n";
});
--EXPECT--
fsync begins
other
main
bool(true)
unlink begins
bool(true)
scandir begins
bool(true)
