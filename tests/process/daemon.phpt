--TEST--
Process: daemon() goes on in a child with a session of its own, in the same directory
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	$parent = getmypid();
	$directory = getcwd();
	var_dump(Swoole\Process::daemon());
	var_dump(getmypid() !== $parent, posix_getsid(0) === getmypid(), getcwd() === $directory);
	Co\run(function () {
		Swoole\Timer::after(1, fn () => print("timer\n"));
		Swoole\Coroutine::sleep(0.01);
		echo "coroutine\n";
	});
	PHP);
echo $output, $status, "\n";
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
timer
coroutine
0
