--TEST--
File hooks: flock() with LOCK_NB does not wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'c');
	var_dump(flock($file, LOCK_EX));
	go(function () use ($path) {
		$other = fopen($path, 'c');
		var_dump(flock($other, LOCK_EX | LOCK_NB, $would_block), $would_block);
	});
	echo "main\n";
});
unlink($path);
--EXPECT--
bool(true)
bool(false)
int(1)
main
