--TEST--
Event: the end of the stream counts as readable
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($a, function ($stream) {
	var_dump(fread($stream, 10), feof($stream));
	Swoole\Event::del($stream);
	fclose($stream);
});
fclose($b);
Swoole\Event::wait();
--EXPECT--
string(0) ""
bool(true)
