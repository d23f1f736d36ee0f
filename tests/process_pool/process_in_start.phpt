--TEST--
Process\Pool: a process that onStart has started has the signals of before, ends when its callback returns, and not the pool
--SKIPIF--
<?php if (PHP_OS_FAMILY !== 'Linux') die('skip reads /proc/self/status'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

function signals(string $field): string
{
	return preg_replace("/.*^$field:\s*(\w+).*/ms", '$1', file_get_contents('/proc/' . getmypid() . '/status'));
}

$before = signals('SigBlk');
$pool = new Process\Pool(1);
$pool->on('workerStart', fn () => sleep(100));
$pool->on('start', function ($pool) use ($before) {
	$process = new Process(fn ($process) => $process->write(json_encode(signals('SigBlk') === $before)));
	$pid = $process->start();
	echo $process->read(), "\n";
	$ended = cs_until(fn () => Process::wait(false), 'the end of the process');
	echo $ended['pid'] === $pid ? $ended['code'] : 'another process', "\n";
	var_dump(hexdec(signals('ShdPnd')) & 1 << SIGTERM - 1);
	$pool->shutdown();
});
$pool->start();
echo "over\n";
--EXPECT--
true
0
int(0)
over
