--TEST--
Event: both callbacks of one stream
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($a, function ($stream) {
	echo 'read ', fread($stream, 100), "\n";
	Swoole\Event::del($stream);
}, function ($stream) use ($b) {
	echo "write\n";
	Swoole\Event::set($stream, null, null, SWOOLE_EVENT_READ);
	fwrite($b, 'answer');
}, SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE);
Swoole\Event::wait();
--EXPECT--
write
read answer
