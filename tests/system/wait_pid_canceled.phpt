--TEST--
System::waitPid(): cancel() ends it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$process = proc_open('exec cat', [['pipe', 'r']], $pipes);
$pid = proc_get_status($process)['pid'];
Swoole\Coroutine\run(function () use ($pid, $pipes) {
	$id = go(fn () => var_dump(System::waitPid($pid), swoole_last_error() === SWOOLE_ERROR_CO_CANCELED));
	Swoole\Coroutine::cancel($id);
	Swoole\Coroutine::join([$id]);
	fclose($pipes[0]);
	var_dump(System::waitPid($pid)['code']);
});
--EXPECT--
bool(false)
bool(true)
int(0)
