--TEST--
Coroutine: in a child forked by a coroutine that coroutine and its resumers go on, nobody else
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(["hook_flags" => 0]); /* pcntl_waitpid() blocks */
$parent = getmypid();
Co\run(function () use ($parent) {
	go(function () {
		Co::sleep(0.03);
		echo "other one, in the parent alone\n";
	});
	go(function () use ($parent) {
		Co::yield();
		$pid = pcntl_fork();
		if ($pid === 0) {
			echo implode(' ', iterator_to_array(Co::list())), " live in the child\n";
			Co::sleep(0.001);
			echo "slept in the child\n";
			return;
		}
		pcntl_waitpid($pid, $status);
		echo 'exit ', pcntl_wexitstatus($status), "\n";
	});
	Swoole\Timer::after(1, fn () => print("timer in the parent alone\n"));
	Co::resume(3);
	if (getmypid() !== $parent) {
		Co::sleep(0.01);
		echo "the resumer slept in the child\n";
	}
});
if (getmypid() !== $parent) {
	echo "end of the child\n";
	exit(4);
}
echo "end of the parent\n";
--EXPECT--
1 3 live in the child
slept in the child
the resumer slept in the child
end of the child
exit 4
timer in the parent alone
other one, in the parent alone
end of the parent
