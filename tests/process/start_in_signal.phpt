--TEST--
Process: one that a signal's callback starts while wait() blocks has no signals blocked
--SKIPIF--
<?php if (PHP_OS_FAMILY !== 'Linux') die('skip reads /proc/PID/status'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

function signals(string $field, int $pid): int
{
	return hexdec(preg_replace("/.*^$field:\s*(\w+).*/ms", '$1', file_get_contents("/proc/$pid/status")));
}

$parent = getmypid();
$before = signals('SigBlk', $parent);
$first = new Process(function (Process $process) use ($parent) {
	/* wait() catches SIGCHLD. */
	cs_until(fn () => signals('SigCgt', $parent) & 1 << SIGCHLD - 1, 'the wait');
	Process::kill($parent, SIGUSR1);
	$process->read();
});
Process::signal(SIGUSR1, function () use ($first, $before) {
	(new Process(fn () => print(json_encode(signals('SigBlk', getmypid()) === $before) . "\n"), false, 0))->start();
	$first->write('over');
});
$first->start();
var_dump(Process::wait()['code'], Process::wait()['code'], Process::wait());
--EXPECT--
true
int(0)
int(0)
bool(false)
