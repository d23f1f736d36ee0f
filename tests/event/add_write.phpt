--TEST--
Event: the write callback is called while the stream can be written
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$calls = 0;
Swoole\Event::add($a, null, function ($stream) use (&$calls) {
	fwrite($stream, 'x');
	if (++$calls === 3) {
		Swoole\Event::del($stream);
	}
}, SWOOLE_EVENT_WRITE);
Swoole\Event::wait();
echo fread($b, 100), "\n";
--EXPECT--
xxx
