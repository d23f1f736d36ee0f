--TEST--
Event: a Socket of the sockets extension
--SKIPIF--
<?php
if (!extension_loaded('sockets')) {
	die('skip needs the sockets extension');
}
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
Swoole\Event::add($pair[0], function (Socket $socket) {
	echo socket_read($socket, 10), "\n";
	Swoole\Event::del($socket);
});
Swoole\Event::write($pair[1], 'hello');
Swoole\Event::wait();
--EXPECT--
hello
