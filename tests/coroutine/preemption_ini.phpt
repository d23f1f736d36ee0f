--TEST--
Coroutine: swoole.enable_preemptive_scheduler turns the scheduler on for the script
--INI--
swoole.enable_preemptive_scheduler=1
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$done = false;
go(function () use (&$done) {
	while (!$done) {
	}
	echo "ends\n";
});
go(function () use (&$done) {
	$done = true;
});
--EXPECT--
ends
