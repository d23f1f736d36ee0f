--TEST--
recvAll(), recvWithBuffer() and peek() share what was read ahead
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	var_dump($c->peek(), $c->errCode === SOCKET_EAGAIN);
	$s->sendAll('abcdefgh');
	var_dump($c->recvWithBuffer(2), $c->peek(3), $c->recvAll(4), $c->recv());
	$big = random_bytes(3 << 20);
	Swoole\Coroutine::create(fn () => var_dump($s->sendAll($big)));
	var_dump($c->recvAll(strlen($big)) === $big);
	$s->send('part');
	var_dump($c->recvAll(100, 0.01), $c->errCode === SOCKET_ETIMEDOUT);
	$s->send('tail');
	$s->close();
	var_dump($c->recvAll(100), $c->recvAll(100), $c->peek());
});
?>
--EXPECT--
bool(false)
bool(true)
string(2) "ab"
string(3) "cde"
string(4) "cdef"
string(2) "gh"
int(3145728)
bool(true)
string(4) "part"
bool(true)
string(4) "tail"
string(0) ""
string(0) ""
