--TEST--
Event: a callback may delete a watch that is ready in the same round
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
[$c, $d] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$calls = 0;
$callback = function () use ($a, $c, &$calls) {
	$calls++;
	Swoole\Event::del($a);
	Swoole\Event::del($c);
};
Swoole\Event::add($a, $callback);
Swoole\Event::add($c, $callback);
fwrite($b, 'x');
fwrite($d, 'x');
Swoole\Event::wait();
var_dump($calls);
--EXPECT--
int(1)
