--TEST--
Event: a descriptor may be given by number or by an object with a property fd
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$fd = Swoole\Event::add($a, fn () => 1);
var_dump(Swoole\Event::isset($fd));
Swoole\Event::del($fd);
$object = new class($fd) {
	public function __construct(public int $fd)
	{
	}
};
var_dump(Swoole\Event::add($object, function ($object) use ($a) {
	echo get_debug_type($object->fd), ' ', fread($a, 10), "\n";
	Swoole\Event::del($object);
}) === $fd);
fwrite($b, 'x');
Swoole\Event::wait();
--EXPECT--
bool(true)
bool(true)
int x
