--TEST--
File hooks: flock() waits for another process
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
$server = cs_spawn(function ($ready) use ($path) {
	$file = fopen($path, 'c');
	flock($file, LOCK_EX);
	$ready();
	cs_until(fn () => file_exists("$path.go"));
	file_put_contents($path, 'left by the other process');
});
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		$file = fopen($path, 'r');
		echo "asks\n";
		var_dump(flock($file, LOCK_SH), fread($file, 100));
	});
	echo "main\n";
	touch("$path.go");
});
unlink($path);
unlink("$path.go");
--EXPECT--
asks
main
bool(true)
string(25) "left by the other process"
