--TEST--
Process: daemon() with something that is no descriptor warns and stays
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$pid = getmypid();
var_dump(Swoole\Process::daemon(true, true, ['text']), getmypid() === $pid);
--EXPECTF--
Warning: Swoole\Process::daemon(): a descriptor is needed: a stream, a socket or an int; string given in %s on line %d
bool(false)
bool(true)
