--TEST--
Event: a destructor run by set() may delete the watch
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
class Deleter
{
	public function __construct(private $stream)
	{
	}

	public function __destruct()
	{
		var_dump(Swoole\Event::del($this->stream));
	}

	public function read(): void
	{
	}
}

Swoole\Event::add($a, [new Deleter($a), 'read']);
var_dump(Swoole\Event::set($a, fn () => 1, fn () => 2, SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE));
var_dump(Swoole\Event::isset($a));
--EXPECT--
bool(true)
bool(true)
bool(false)
