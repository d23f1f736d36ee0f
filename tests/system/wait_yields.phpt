--TEST--
System::wait(): the others go on; the time limit ends it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

$process = proc_open('exec cat', [['pipe', 'r']], $pipes);
Swoole\Coroutine\run(function () use ($process, $pipes) {
	go(function () {
		echo "waits\n";
		var_dump(System::wait(0.01), swoole_strerror(swoole_last_error()));
		echo "waits\n";
		var_dump(System::wait()['code']);
	});
	echo "main\n";
	System::sleep(0.03);
	fclose($pipes[0]);
});
--EXPECT--
waits
main
bool(false)
string(20) "Connection timed out"
waits
int(0)
