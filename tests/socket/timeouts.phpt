--TEST--
Limits of single calls, of the socket and of Coroutine::set()
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	echo cs_failed($c->recv(10, 0.01), $c), "\n";
	$c->setOption(SOL_SOCKET, SO_RCVTIMEO, ['sec' => 0, 'usec' => 10000]);
	echo cs_failed($c->recv(), $c), "\n";
	$c->setProtocol(['read_timeout' => 0.02, 'write_timeout' => 0.02]);
	echo cs_failed($c->recv(), $c), "\n";
	echo cs_failed(is_int($c->sendAll(str_repeat('x', 1 << 25))), $c), "\n";
	Swoole\Coroutine::set(['socket_read_timeout' => 0.01]);
	[$d, $e] = cs_socket_pair();
	echo cs_failed($d->recv(), $d), "\n";
	$listener = cs_listener();
	echo cs_failed($listener->accept(), $listener), "\n";
	Swoole\Coroutine::set(['socket_read_timeout' => -1]);
	Swoole\Coroutine::create(function () use ($s) {
		Swoole\Coroutine::sleep(0.03);
		$s->send('late');
	});
	var_dump($c->recv(10, -1));
});
?>
--EXPECT--
false SOCKET_ETIMEDOUT
false SOCKET_ETIMEDOUT
false SOCKET_ETIMEDOUT
true SOCKET_ETIMEDOUT
false SOCKET_ETIMEDOUT
false SOCKET_ETIMEDOUT
string(4) "late"
