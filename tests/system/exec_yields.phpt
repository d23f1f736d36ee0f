--TEST--
System::exec(): commands run at the same time
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

/* The first waits for what the second does. */
$path = tempnam(sys_get_temp_dir(), 'cs');
unlink($path);
Swoole\Coroutine\run(function () use ($path) {
	go(function () use ($path) {
		echo System::exec("until [ -e $path.all ]; do sleep 0.01; done; echo waited; rm $path $path.all")['output'];
	});
	go(function () use ($path) {
		echo System::exec("echo made; touch $path")['output'];
		touch("$path.all");
	});
});
--EXPECT--
made
waited
