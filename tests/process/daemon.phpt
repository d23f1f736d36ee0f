--TEST--
Process: daemon() goes on in a child with a session of its own, in the same directory
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	$parent = getmypid();
	$directory = getcwd();
	echo json_encode([Swoole\Process::daemon(), getmypid() !== $parent, posix_getsid(0) === getmypid(), getcwd() === $directory]), "\n";
	Co\run(function () {
		Swoole\Timer::after(1, fn () => print("timer\n"));
		Swoole\Coroutine::sleep(0.01);
		echo "coroutine\n";
	});
	PHP);
echo $output, $status, "\n";
--EXPECT--
[true,true,true,true]
timer
coroutine
0
