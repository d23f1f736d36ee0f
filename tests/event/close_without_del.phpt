--TEST--
Event: closing a watched stream in its callback ends the watch
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($a, function ($stream) {
	echo fread($stream, 10), "\n";
	fclose($stream);
});
fwrite($b, 'x');
Swoole\Event::wait();
/* The same number again, for another stream. */
[$c, $d] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($c, function ($stream) {
	echo fread($stream, 10), "\n";
	Swoole\Event::del($stream);
});
fwrite($d, 'y');
Swoole\Event::wait();
--EXPECT--
x
y
