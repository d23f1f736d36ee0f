--TEST--
Process: priorities, processors, the name
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$process = new Process(function (Process $worker) {
	$mine = Process::getAffinity();
	$worker->write(json_encode([$worker->setPriority(PRIO_PROCESS, 11), $worker->getPriority(PRIO_PROCESS),
		$worker->getPriority(PRIO_PROCESS, getmypid()), Process::setAffinity([$mine[0]]), Process::getAffinity() === [$mine[0]],
		$worker->name('a new name')]));
	$worker->read();
});
$process->start();
echo $process->read(), "\n";
var_dump($process->getPriority(PRIO_PROCESS), $process->setPriority(PRIO_PROCESS, 12), $process->getPriority(PRIO_PROCESS));
echo rtrim(file_get_contents("/proc/$process->pid/cmdline"), "\0"), "\n";
$process->write('end');
Process::wait();
$gone = $process->pid;
var_dump(@$process->getPriority(PRIO_PROCESS, $gone), @$process->setPriority(PRIO_PROCESS, 1, $gone));
echo error_get_last()['message'], "\n";
foreach ([fn () => $process->getPriority(99), fn () => Process::setAffinity([]), fn () => Process::setAffinity([9999])] as $wrong) {
	try {
		$wrong();
	} catch (ValueError $e) {
		echo preg_replace('/to \d+/', 'to N', $e->getMessage()), "\n";
	}
}
var_dump($process->getPriority(PRIO_USER, posix_getuid()) !== false);
--EXPECT--
[true,11,11,true,true,true]
int(11)
bool(true)
int(12)
a new name
bool(false)
bool(false)
Swoole\Process::setPriority(): cannot set the priority: No such process
Swoole\Process::getPriority(): Argument #1 ($which) must be PRIO_PROCESS, PRIO_PGRP or PRIO_USER, 99 given
Swoole\Process::setAffinity(): Argument #1 ($cpu_settings) must hold the number of at least one processor
Swoole\Process::setAffinity(): Argument #1 ($cpu_settings) must hold numbers of processors from 0 to N, 9999 given
bool(true)
