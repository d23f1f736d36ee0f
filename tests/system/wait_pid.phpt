--TEST--
System::waitPid(): one child; a stranger, a wrong number and the time limit give false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$process = proc_open('exec cat', [['pipe', 'r']], $pipes);
$pid = proc_get_status($process)['pid'];
Swoole\Coroutine\run(function () use ($pid, $pipes) {
	var_dump(System::waitPid($pid, 0.01), swoole_strerror(swoole_last_error()));
	var_dump(System::waitPid(1), swoole_strerror(swoole_last_error()));
	fclose($pipes[0]);
	$ended = System::waitPid($pid);
	var_dump($ended['pid'] === $pid, $ended['code'], $ended['signal']);
	try {
		System::waitPid(0);
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
});
--EXPECT--
bool(false)
string(20) "Connection timed out"
bool(false)
string(18) "No child processes"
bool(true)
int(0)
int(0)
Swoole\Coroutine\System::waitPid(): Argument #1 ($pid) must be a process id or -1, 0 given
