--TEST--
recvLine() ends with a line feed or carriage return; a line in pieces; bytes kept after a timeout
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	$show = fn (...$values) => print(json_encode($values) . "\n");
	[$c, $s] = cs_socket_pair();
	$s->send("one\r\ntw");
	$show($c->recvLine(), $c->recvLine(), $c->recvLine(100, 0.01), $c->errCode === SOCKET_ETIMEDOUT);
	$s->send("o\nlonger");
	$show($c->recvLine(), $c->recvLine(3), $c->recv());
	$s->send('end');
	$s->close();
	$show($c->recvLine(), $c->recvLine());
});
?>
--EXPECT--
["one\r","\n",false,true]
["two\n","lon","ger"]
["end",""]
