--TEST--
The end of the script, or a signal's exception, right before an interpolated string
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('pcntl', 'posix'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

/* Each waits when the fatal error of another comes; the next instruction would begin or continue a string. */
$waits = [
	'Swoole\Coroutine::sleep(9); echo "after $n and $n";',
	'usleep(9000000); echo "after $n and $n";',
	'$sleep = usleep(...); echo "before $n {$sleep(9000000)} after $n";',
	'$sleep = Swoole\Coroutine::sleep(...); echo "before $n {$sleep(9)} after $n";',
];
foreach ($waits as $wait) {
	[$status, $output] = cs_php('Swoole\Coroutine\run(function () {
		go(function () { Swoole\Coroutine::sleep(0.001); throw new Exception("the end"); });
		$n = mt_rand();
		try { ' . $wait . ' } finally { echo "unwound"; }
	});');
	echo $status, ' ', str_contains($output, 'Uncaught Exception: the end') ? 'the end' : $output, ' ',
		str_contains($output, 'unwound') ? 'unwound' : 'lost', "\n";
}

pcntl_async_signals(true);
pcntl_signal(SIGUSR1, fn () => throw new Exception('signal'));
$tries = [
	function ($n) { posix_kill(getmypid(), SIGUSR1); return "after $n and $n"; },
	function ($n) { $kill = posix_kill(...); $pid = getmypid(); return "before $n {$kill($pid, SIGUSR1)} after $n"; },
];
foreach ($tries as $try) {
	try {
		echo $try(mt_rand()), "\n";
	} catch (Exception $error) {
		echo $error->getMessage(), "\n";
	}
}
?>
--EXPECT--
255 the end unwound
255 the end unwound
255 the end unwound
255 the end unwound
signal
signal
