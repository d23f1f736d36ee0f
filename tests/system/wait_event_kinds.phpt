--TEST--
System::waitEvent(): streams, sockets, numbers and files
--SKIPIF--
<?php
if (!extension_loaded('sockets')) die('skip needs sockets');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
	var_dump(System::waitEvent($pair[0], SWOOLE_EVENT_WRITE) === SWOOLE_EVENT_WRITE);
	var_dump(System::waitEvent(fopen(__FILE__, 'r')) === SWOOLE_EVENT_READ);
	var_dump(System::waitEvent(987, SWOOLE_EVENT_READ, 0.01));
	var_dump(@System::waitEvent('x'), @System::waitEvent(new stdClass));
	try {
		System::waitEvent($pair[0], 1);
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
});
--EXPECTF--
bool(true)
bool(true)

Warning: Swoole\Coroutine\System::waitEvent(): the descriptor 987 is not open in %s on line 10
bool(false)
bool(false)
bool(false)
Swoole\Coroutine\System::waitEvent(): Argument #2 ($events) must be SWOOLE_EVENT_READ, SWOOLE_EVENT_WRITE or both, 1 given
