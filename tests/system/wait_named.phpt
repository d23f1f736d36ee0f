--TEST--
System::wait(): leaves a child to the coroutine that waits for its id
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$process = proc_open('exec cat', [['pipe', 'r']], $pipes);
$pid = proc_get_status($process)['pid'];
Swoole\Coroutine\run(function () use ($pid, $pipes) {
	$group = new Swoole\Coroutine\WaitGroup(3);
	$results = [];
	go(function () use ($group, $pid, &$results) {
		$results['waitPid'] = System::waitPid($pid)['pid'] === $pid;
		$group->done();
	});
	go(function () use ($group, &$results) {
		$results['exec'] = System::exec('exit 4')['code'];
		$group->done();
	});
	go(function () use ($group, &$results) {
		$results['wait'] = [System::wait(), swoole_strerror(swoole_last_error())];
		$group->done();
	});
	fclose($pipes[0]);
	$group->wait();
	ksort($results);
	echo json_encode($results), "\n";
});
--EXPECT--
{"exec":4,"wait":[false,"No child processes"],"waitPid":true}
