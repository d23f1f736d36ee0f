--TEST--
Event: what cannot be watched says why
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
set_error_handler(fn ($level, $message) => print("$message\n"));
Swoole\Event::add($a, fn () => 1);
foreach ([
	fn () => Swoole\Event::add($a, fn () => 1),
	fn () => Swoole\Event::add($b),
	fn () => Swoole\Event::add($b, fn () => 1, null, SWOOLE_EVENT_WRITE),
	fn () => Swoole\Event::add($b, fn () => 1, null, 1),
	fn () => Swoole\Event::set($b, fn () => 1),
	fn () => Swoole\Event::add(-1, fn () => 1),
	fn () => Swoole\Event::add(100000, fn () => 1),
	fn () => Swoole\Event::add('text', fn () => 1),
	fn () => Swoole\Event::add(new stdClass, fn () => 1),
	fn () => Swoole\Event::add(fopen('php://memory', 'r'), fn () => 1),
	fn () => Swoole\Event::write($a, ''),
] as $do) {
	echo json_encode($do()), "\n";
}
Swoole\Event::del($a);
--EXPECTF--
Swoole\Event::add(): the descriptor %d is watched already: use Swoole\Event::set() to change that
false
Swoole\Event::add(): SWOOLE_EVENT_READ needs a read callback
false
Swoole\Event::add(): SWOOLE_EVENT_WRITE needs a write callback
false
Swoole\Event::add(): the events must be SWOOLE_EVENT_READ, SWOOLE_EVENT_WRITE or both, 1 given
false
Swoole\Event::set(): the descriptor %d is not watched: use Swoole\Event::add() first
false
Swoole\Event::add(): -1 is not a descriptor
false
Swoole\Event::add(): the descriptor 100000 is not open
false
Swoole\Event::add(): a descriptor is needed: a stream, a socket or an int; string given
false
Swoole\Event::add(): an object of class stdClass has no descriptor (fd, sock or pipe)
false
Swoole\Event::add(): a stream of type MEMORY has no descriptor to wait for
false
Swoole\Event::write(): there is nothing to write: the data is empty
false
