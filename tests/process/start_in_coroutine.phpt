--TEST--
Process: a child that a coroutine starts runs its callback alone, neither the parent's coroutines nor what follows start()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;
use Swoole\Process;

/* In a coroutine before the loop runs, in one of a running loop, and with a callback that is one itself. */
$lines = [];
$start = function (bool $coroutine) use (&$lines) {
	$pid = getmypid();
	$process = new Process(function (Process $worker) use ($coroutine) {
		go(fn () => Co::sleep(0.01));
		Co::getCid() > 0 && Co::sleep(0.01);
		$worker->write(json_encode([$coroutine, Co::getCid() > 0, $worker->read()]));
		$worker->exit(3);
	}, enable_coroutine: $coroutine);
	$process->start();
	$process->write('hello');
	$lines[] = (getmypid() === $pid ? $process->read() : 'in the child') . ' ' . System::waitPid($process->pid)['code'];
};
$parent = getmypid();
go(function () use ($parent) {
	Co::sleep(0.001);
	if (getmypid() !== $parent) {
		echo "the parent's coroutine in the child\n";
	}
});
go($start, false);
go($start, true);
Swoole\Event::wait();
Co\run(function () use ($start) {
	$start(true);
	$start(false);
});
sort($lines);
echo implode("\n", $lines), "\n";
--EXPECT--
[false,false,"hello"] 3
[false,false,"hello"] 3
[true,true,"hello"] 3
[true,true,"hello"] 3
