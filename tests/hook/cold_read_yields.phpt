--TEST--
File hooks: the others go on while a file comes from the disk
--SKIPIF--
<?php
if (getenv('CSERVE_TEST_SLOW') > 1) die('skip valgrind does not pass RWF_NOWAIT on');
if (!is_dir('/proc') || !`command -v dd`) die('skip needs dd of GNU');
$path = tempnam(sys_get_temp_dir(), 'cs');
$type = trim((string) shell_exec("stat -f -c %T $path"));
unlink($path);
if (!str_starts_with($type, 'ext2') && $type !== 'xfs' && $type !== 'btrfs') die("skip the page cache of $type cannot be emptied");
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($path, str_repeat('0123456789abcdef', 1 << 16));
shell_exec("sync $path; dd if=$path iflag=nocache count=0 2>/dev/null");
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		echo "read begins\n";
		var_dump(md5(file_get_contents($path)));
	});
	echo "main\n";
});
unlink($path);
--EXPECT--
read begins
main
string(32) "14d785daab3823736c981ca82a750c98"
