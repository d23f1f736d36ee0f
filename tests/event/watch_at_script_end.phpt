--TEST--
Event: a watch that still waits when the loop is told to end is released
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($a, fn () => print("never\n"), null, SWOOLE_EVENT_READ);
Swoole\Event::cycle(fn () => 1);
Swoole\Timer::after(1, fn () => Swoole\Event::exit());
echo "end\n";
--EXPECT--
end
