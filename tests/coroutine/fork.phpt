--TEST--
Coroutine: a child forked beside parked coroutines runs none of them, and ends cleanly
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

go(function () {
	try {
		Co::sleep(0.3);
		echo "slept in the parent alone\n";
	} finally {
		echo "finally in the parent alone\n";
	}
});
Swoole\Timer::after(1, fn () => print("timer in the parent alone\n"));
$pid = pcntl_fork();
if ($pid === 0) {
	echo count(Co::list()), " coroutines in the child\n";
	go(function () {
		Co::sleep(0.02);
		echo "slept in the child\n";
		exit(3);
	});
	return;
}
pcntl_waitpid($pid, $status);
echo pcntl_wifexited($status) ? 'exit ' . pcntl_wexitstatus($status) : 'signal ' . pcntl_wtermsig($status), "\n";
--EXPECT--
0 coroutines in the child
slept in the child
exit 3
timer in the parent alone
slept in the parent alone
finally in the parent alone
