--TEST--
File hooks: the others go on while a large write is done
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		echo "write begins\n";
		var_dump(file_put_contents($path, str_repeat('x', 1 << 20)));
	});
	echo "main\n";
});
var_dump(filesize($path));
unlink($path);
--EXPECT--
write begins
main
int(1048576)
int(1048576)
