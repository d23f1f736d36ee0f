--TEST--
File hooks: a child forked while a coroutine writes can use the handle
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = tempnam(sys_get_temp_dir(), 'cs');
Swoole\Coroutine\run(function () use ($path) {
	$file = fopen($path, 'w');
	$done = new Swoole\Coroutine\Channel(1);
	go(fn () => $done->push(fwrite($file, str_repeat('x', 1 << 20))));
	$pid = pcntl_fork();
	if ($pid === 0) {
		var_dump(fwrite($file, ''), fclose($file));
		posix_kill(getmypid(), SIGKILL);
	}
	pcntl_waitpid($pid, $status);
	var_dump($done->pop());
});
unlink($path);
--EXPECT--
int(0)
bool(true)
int(1048576)
