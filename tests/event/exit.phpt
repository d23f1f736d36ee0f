--TEST--
Event: exit() ends the loop, whatever still waits
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::tick(1000, fn () => print("never\n"));
$pair = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($pair[0], fn () => print("never\n"));
Swoole\Timer::after(1, function () {
	echo "exit\n";
	Swoole\Event::exit();
});
Swoole\Event::wait();
echo "end\n";
--EXPECT--
exit
end
