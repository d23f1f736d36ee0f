--TEST--
Two coroutines in one direction: an Error that names both; one of each direction is allowed
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	$reader = Coroutine::create(fn () => var_dump($c->recv()));
	try {
		$c->recv();
	} catch (Swoole\Error $e) {
		$me = Coroutine::getCid();
		echo str_replace([" $me ", " $reader ", (string) $c->fd], [' A ', ' B ', 'N'], $e->getMessage()), "\n";
		var_dump($e->getCode() === SWOOLE_ERROR_CO_HAS_BEEN_BOUND);
	}
	var_dump($c->getBoundCid(SWOOLE_EVENT_READ) === $reader, $c->getBoundCid(SWOOLE_EVENT_WRITE));
	var_dump($c->send('x'), $s->recv());
	$s->send('for B');
});
?>
--EXPECT--
Coroutine A cannot read from socket N, because coroutine B is reading from it: give each coroutine a socket of its own, or let them take turns
bool(true)
bool(true)
int(0)
int(1)
string(1) "x"
string(5) "for B"
