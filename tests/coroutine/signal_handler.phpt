--TEST--
Coroutine: a pcntl signal handler that waits lets the others run
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl', 'posix'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

pcntl_async_signals(true);
pcntl_signal(SIGUSR1, function () {
	Co::sleep(0.002);
	echo 'handled in ', Co::getCid(), "\n";
});
Co\run(function () {
	go(function () {
		posix_kill(getmypid(), SIGUSR1);
		echo "the one that was interrupted\n";
	});
	go(function () {
		(new Fiber(fn () => print("a Fiber of another one\n")))->start();
	});
});
--EXPECT--
a Fiber of another one
handled in 2
the one that was interrupted
