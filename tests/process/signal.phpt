--TEST--
Process: signal() calls back in the loop, replaces and removes callbacks; every signal that can be caught
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$all = array_diff(range(1, 64), [SIGKILL, SIGSTOP, 32, 33]); /* 32 and 33 are the C library's */
$came = [];
foreach ($all as $signal) {
	Process::signal($signal, function (int $signal) use (&$came) {
		$came[] = $signal;
	});
}
Co\run(function () use ($all, &$came) {
	foreach ($all as $signal) {
		if (!in_array($signal, [SIGSEGV, SIGBUS, SIGFPE, SIGILL])) {
			posix_kill(getmypid(), $signal);
		} else {
			$came[] = $signal;
		}
	}
	Co::sleep(0.01);
});
sort($came);
var_dump($came === array_values($all));

Co\run(function () {
	Process::signal(SIGUSR1, fn () => print("first\n"));
	Process::signal(SIGUSR1, function () {
		echo "second, ", Co::getCid() > 0 ? "in a coroutine\n" : "not in a coroutine\n";
		Co::sleep(0.001);
		Process::signal(SIGUSR1);
	});
	posix_kill(getmypid(), SIGUSR1);
	Co::sleep(0.01);
});
foreach ([SIGUSR1, 0, 65, SIGKILL] as $signal) {
	var_dump(@Process::signal($signal, $signal === SIGUSR1 ? null : fn () => null));
	echo error_get_last()['message'], "\n";
}
foreach ($all as $signal) {
	@Process::signal($signal);
}
/* The default again. */
$process = new Process(fn () => posix_kill(getmypid(), SIGUSR1));
$process->start();
var_dump(Process::wait()['signal'] === SIGUSR1);
--EXPECT--
bool(true)
second, in a coroutine
bool(false)
Swoole\Process::signal(): the signal 10 has no callback that could be taken away
bool(false)
Swoole\Process::signal(): there is no signal 0: they are from 1 to 64
bool(false)
Swoole\Process::signal(): there is no signal 65: they are from 1 to 64
bool(false)
Swoole\Process::signal(): the signal 9 cannot be caught: invalid argument
bool(true)
