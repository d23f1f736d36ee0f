--TEST--
File hooks: more waiting FIFOs than the pool has threads; files go on, cancel ends them
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
	$ids = [];
	for ($i = 0; $i < 12; $i++) {
		$ids[] = go(function () use ($path) {
			echo json_encode(@fopen($path, 'r')), ' ';
		});
	}
	var_dump(file_put_contents("$path.x", str_repeat('x', 1 << 20)), unlink("$path.x"));
	array_map(Swoole\Coroutine::cancel(...), $ids);
});
unlink($path);
--EXPECT--
int(1048576)
bool(true)
false false false false false false false false false false false false 
