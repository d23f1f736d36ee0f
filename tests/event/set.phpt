--TEST--
Event: set() changes callbacks and events; null and 0 leave them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
Swoole\Event::add($a, fn () => print("never\n"));
var_dump(Swoole\Event::set($a, function ($stream) {
	echo 'new callback ', fread($stream, 10), "\n";
	var_dump(Swoole\Event::isset($stream, SWOOLE_EVENT_READ), Swoole\Event::isset($stream, SWOOLE_EVENT_WRITE));
	Swoole\Event::set($stream, null, function ($stream) {
		echo "writable\n";
		Swoole\Event::del($stream);
	}, SWOOLE_EVENT_WRITE);
	var_dump(Swoole\Event::isset($stream, SWOOLE_EVENT_READ), Swoole\Event::isset($stream, SWOOLE_EVENT_WRITE));
}));
fwrite($b, 'x');
Swoole\Event::wait();
--EXPECT--
bool(true)
new callback x
bool(true)
bool(false)
bool(false)
bool(true)
writable
