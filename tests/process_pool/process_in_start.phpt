--TEST--
Process\Pool: a process that onStart has started ends when its callback returns, and does not go on as a master
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$pool = new Process\Pool(1);
$pool->on('workerStart', fn () => sleep(100));
$pool->on('start', function ($pool) {
	$pid = (new Process(fn () => 1, false, 0))->start();
	$ended = cs_until(fn () => Process::wait(false), 'the end of the process');
	echo $ended['pid'] === $pid ? $ended['code'] : 'another process', "\n";
	$pool->shutdown();
});
$pool->start();
echo "over\n";
--EXPECT--
0
over
