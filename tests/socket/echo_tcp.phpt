--TEST--
Sockets listen, accept, connect, send and receive
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	$port = cs_serve(function ($c, $listener) {
		while (($bytes = $c->recv()) !== '') {
			$c->sendAll($bytes);
		}
		$listener->close();
	});
	$c = new Swoole\Coroutine\Socket(AF_INET, SOCK_STREAM, 0);
	var_dump($c->connect('127.0.0.1', $port), $c->send('hello'), $c->recv());
	var_dump($c->errCode, $c->getpeername() === ['address' => '127.0.0.1', 'port' => $port]);
	$c->shutdown(1);
	var_dump($c->recv(), $c->close(), $c->isClosed(), $c->fd);
});
?>
--EXPECT--
bool(true)
int(5)
string(5) "hello"
int(0)
bool(true)
string(0) ""
bool(true)
bool(true)
int(-1)
