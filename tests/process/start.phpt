--TEST--
Process: start() runs the callback in a child that ends with it, with its timers and coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$process = new Process(function (Process $worker) {
	Swoole\Timer::after(1, fn () => $worker->write('timer'));
	go(function () use ($worker) {
		Co::sleep(0.05);
		$worker->write('coroutine');
	});
	$worker->write(json_encode([$worker->pid === getmypid(), posix_getppid() === $GLOBALS['parent'], $worker->pipe > 2]));
});
$parent = getmypid();
$pid = $process->start();
var_dump($pid === $process->pid, $process->read(), $process->read(), $process->read());
var_dump(Process::wait() === ['pid' => $pid, 'code' => 0, 'signal' => 0], Process::wait(), swoole_strerror(swoole_last_error()));
--EXPECT--
bool(true)
string(16) "[true,true,true]"
string(5) "timer"
string(9) "coroutine"
bool(true)
bool(false)
string(18) "No child processes"
