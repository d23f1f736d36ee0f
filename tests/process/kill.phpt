--TEST--
Process: kill() works anywhere; false without a word for a process that is gone
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$process = new Process(fn () => sleep(100));
$pid = $process->start();
var_dump(@$process->start(), error_get_last()['message'] === "Swoole\\Process::start(): the process has already been started: its process id is $pid");
var_dump(Process::kill($pid, 0), Process::kill($pid), Process::wait()['signal'] === SIGTERM);
error_clear_last();
var_dump(Process::kill($pid), Process::kill($pid, SIGKILL), error_get_last(), swoole_strerror(swoole_last_error()));
Co\run(fn () => var_dump(Process::kill(getmypid(), 0)));
foreach ([[1 << 40, 0], [getmypid(), 100], [getmypid(), -1]] as [$pid, $signal]) {
	try {
		Process::kill($pid, $signal);
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
}
/* It can be started again. */
var_dump($process->start() > 0, Process::kill($process->pid, SIGKILL), Process::wait()['signal']);
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
NULL
string(15) "No such process"
bool(true)
Swoole\Process::kill(): Argument #1 ($pid) must be a process id, 1099511627776 given
Swoole\Process::kill(): Argument #2 ($signal_no) must be a signal or 0, 100 given
Swoole\Process::kill(): Argument #2 ($signal_no) must be a signal or 0, -1 given
bool(true)
bool(true)
int(9)
