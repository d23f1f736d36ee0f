--TEST--
Process hooks: a SIGCHLD handler that reaps all children does not take those of exec() and its kin; its own are reaped
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

pcntl_async_signals(true);
$reaped = [];
pcntl_signal(SIGCHLD, function () use (&$reaped) {
	while (($pid = pcntl_waitpid(-1, $status, WNOHANG)) > 0) {
		$reaped[$pid] = pcntl_wexitstatus($status);
	}
});
Swoole\Coroutine\run(function () use (&$reaped) {
	$right = 0;
	$all = new Swoole\Coroutine\WaitGroup(10);
	for ($i = 0; $i < 10; $i++) {
		go(function () use ($i, $all, &$right) {
			exec("sleep 0.0$i; exit 3", $lines, $code);
			$process = proc_open("sleep 0.03; exit 4", [], $pipes);
			$right += $code === 3 && proc_close($process) === 4;
			$all->done();
		});
		if (!($mine[] = pcntl_fork())) {
			posix_kill(posix_getpid(), SIGKILL);
		}
	}
	$all->wait();
	echo "$right right\n";
	/* What a handler skipped because another child hid it is there at the next look. */
	while (pcntl_waitpid(-1, $status, WNOHANG) > 0) { $reaped[] = 0; }
	echo count($reaped), " others reaped\n";
	$file = tempnam(sys_get_temp_dir(), 'cs');
	$cid = go(function () use ($file) {
		var_dump(exec("sleep 30 & echo $!; echo $! >$file; exec >/dev/null; wait", $lines, $code), $code);
	});
	while (!($pid = (int) file_get_contents($file))) { usleep(1000); }
	/* Between two sleeps the event loop looks at the pipe, where the line is. */
	usleep(1000);
	usleep(1000);
	Swoole\Coroutine::cancel($cid);
	Swoole\Coroutine::join([$cid]);
	posix_kill($pid, SIGKILL);
	unlink($file);
});
?>
--EXPECTF--
10 right
10 others reaped
string(%d) "%d"
int(-1)
