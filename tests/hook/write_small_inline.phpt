--TEST--
File hooks: a small write is done at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		echo "write begins\n";
		var_dump(file_put_contents($path, 'small'), file_get_contents($path));
	});
	echo "main\n";
});
unlink($path);
--EXPECT--
write begins
int(5)
string(5) "small"
main
