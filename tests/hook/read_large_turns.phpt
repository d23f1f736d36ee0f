--TEST--
File hooks: the others get turns while a large file in the page cache is read
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($path, str_repeat('0123456789abcdef', 1 << 18));
Swoole\Coroutine\run(function () use ($path) {
	$turns = 0;
	$done = false;
	go(function () use ($path, &$done) {
		var_dump(md5(file_get_contents($path)));
		$done = true;
	});
	while (!$done) {
		$turns++;
		usleep(0);
	}
	var_dump($turns >= 4);
});
unlink($path);
--EXPECT--
string(32) "e230a73093573d16cc4d9a4f7373f4cb"
bool(true)
