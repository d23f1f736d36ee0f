--TEST--
File hooks: a handle cannot be closed while another coroutine writes to it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'w');
	go(function () use ($file) {
		var_dump(fwrite($file, str_repeat('x', 1 << 20)));
		var_dump(fclose($file));
	});
	var_dump(@fclose($file));
});
unlink($path);
--EXPECT--
bool(false)
int(1048576)
bool(true)
