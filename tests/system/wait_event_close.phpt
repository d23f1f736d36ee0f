--TEST--
System::waitEvent(): the other side closes
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	go(fn () => var_dump(System::waitEvent($a) === SWOOLE_EVENT_READ));
	fclose($b);
});
--EXPECT--
bool(true)
