--TEST--
Datagrams: sendto, recvfrom, connected sockets, an empty datagram
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	$a = new Socket(AF_INET, SOCK_DGRAM, 0);
	$a->bind('127.0.0.1');
	$b = new Socket(AF_INET, SOCK_DGRAM, 0);
	$b->bind('127.0.0.1');
	var_dump($b->sendto('localhost', cs_port($a), 'one'), $a->recvfrom($peer));
	var_dump($peer === $b->getsockname());
	var_dump($a->sendto('127.0.0.1', $peer['port'], ''), $b->recvfrom($peer), $b->errCode);
	$b->connect('127.0.0.1', cs_port($a));
	var_dump($b->send('two'), $a->recv(), cs_failed($a->recvfrom($peer, 0.01), $a));
	var_dump(cs_failed($a->sendto('127.0.0.1', $peer['port'] ?? 9, str_repeat('x', 70000)), $a));
});
?>
--EXPECT--
int(3)
string(3) "one"
bool(true)
int(0)
string(0) ""
int(0)
int(3)
string(3) "two"
string(22) "false SOCKET_ETIMEDOUT"
string(21) "false SOCKET_EMSGSIZE"
