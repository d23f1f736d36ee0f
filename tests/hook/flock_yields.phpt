--TEST--
File hooks: flock() waits for another coroutine, in the order of asking
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	for ($i = 1; $i <= 3; $i++) {
		go(function () use ($path, $i) {
			$file = fopen($path, 'c');
			echo "$i asks\n";
			var_dump(flock($file, LOCK_EX));
			echo "$i has it\n";
			usleep(2000);
			$i % 2 ? flock($file, LOCK_UN) : fclose($file);
		});
	}
	echo "main\n";
});
unlink($path);
--EXPECT--
1 asks
bool(true)
1 has it
2 asks
3 asks
main
bool(true)
2 has it
bool(true)
3 has it
