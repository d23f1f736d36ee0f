--TEST--
Coroutine: a child forked after the thread pool was used exits cleanly, whether it uses a pool or not
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function child(callable $run): string
{
	$pid = pcntl_fork();
	if ($pid === 0) {
		$run();
		exit(3);
	}
	pcntl_waitpid($pid, $status);
	return pcntl_wifexited($status) ? 'exit ' . pcntl_wexitstatus($status) : 'signal ' . pcntl_wtermsig($status);
}

$lookup = function () {
	if (!Swoole\Coroutine\System::getaddrinfo('localhost')) {
		echo "not found\n";
	}
	Swoole\Coroutine\System::exec('true');
};
Co\run(function () use ($lookup) {
	$lookup();
	echo 'in a coroutine: ', child(fn () => 0), "\n";
});
echo 'outside: ', child(fn () => 0), "\n";
echo 'with a pool of its own: ', child(fn () => Co\run($lookup)), "\n";
echo 'grandchild: ', child(fn () => print(child(fn () => 0) . ', ')), "\n";
echo 'grandchild of a user: ', child(function () use ($lookup) {
	Co\run($lookup);
	echo child(fn () => 0), ', ';
}), "\n";
--EXPECT--
in a coroutine: exit 3
outside: exit 3
with a pool of its own: exit 3
grandchild: exit 3, exit 3
grandchild of a user: exit 3, exit 3
