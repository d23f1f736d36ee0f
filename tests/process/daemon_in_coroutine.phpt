--TEST--
Process: daemon() inside a coroutine warns and stays
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$pid = getmypid();
Co\run(function () use ($pid) {
	var_dump(Swoole\Process::daemon(), getmypid() === $pid);
});
--EXPECTF--
Warning: Swoole\Process::daemon(): a process cannot go into the background from inside a coroutine or a callback of the event loop: call this before anything runs in %s on line %d
bool(false)
bool(true)
