--TEST--
System::wait(): leaves a child to the coroutine that waits for its id
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$process = proc_open('exec cat', [['pipe', 'r']], $pipes);
$pid = proc_get_status($process)['pid'];
Swoole\Coroutine\run(function () use ($pid, $pipes) {
	go(function () use ($pid) {
		$ended = System::waitPid($pid);
		echo 'waitPid ', json_encode($ended['pid'] === $pid), "\n";
	});
	go(fn () => print('wait ' . json_encode(System::wait(1)) . "\n"));
	go(fn () => print('exec ' . System::exec('exit 4')['code'] . "\n"));
	System::sleep(0.02);
	fclose($pipes[0]);
});
--EXPECT--
exec 4
waitPid true
wait false
