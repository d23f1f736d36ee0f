--TEST--
System::waitEvent(): the events that came, the others go on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	var_dump(System::waitEvent($a, SWOOLE_EVENT_READ, 0.01), swoole_strerror(swoole_last_error()));
	var_dump(System::waitEvent($a, SWOOLE_EVENT_WRITE) === SWOOLE_EVENT_WRITE);
	go(function () use ($a) {
		echo "waits\n";
		var_dump(System::waitEvent($a) === SWOOLE_EVENT_READ);
		var_dump(System::waitEvent($a, SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE) === (SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE));
	});
	echo "main\n";
	fwrite($b, 'x');
});
--EXPECT--
bool(false)
string(20) "Connection timed out"
bool(true)
waits
main
bool(true)
bool(true)
