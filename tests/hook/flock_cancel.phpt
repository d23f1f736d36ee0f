--TEST--
File hooks: cancel() ends a waiting flock()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'c');
	flock($file, LOCK_EX);
	$id = go(function () use ($path) {
		$other = fopen($path, 'c');
		var_dump(flock($other, LOCK_EX, $would_block), $would_block);
	});
	var_dump(Swoole\Coroutine::cancel($id));
});
unlink($path);
--EXPECT--
bool(true)
bool(false)
int(0)
