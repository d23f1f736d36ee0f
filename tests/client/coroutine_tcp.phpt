--TEST--
Coroutine\Client: connect, send, recv, names, close, and again
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Client;
Swoole\Coroutine\run(function () {
	$port = cs_serve(function ($s) {
		while ($bytes = $s->recv()) {
			$s->sendAll(strtoupper($bytes));
		}
	});
	$c = new Client(SWOOLE_SOCK_TCP);
	var_dump($c->connected, $c->connect('127.0.0.1', $port, 1.0), $c->connected, $c->fd > 0, $c->send('hello'), $c->recv());
	var_dump($c->getpeername() === ['host' => '127.0.0.1', 'port' => $port], $c->getsockname()['host'], $c->isConnected());
	var_dump($c->connect('127.0.0.1', $port), $c->errCode === SOCKET_EISCONN);
	$socket = $c->exportSocket();
	var_dump($socket === $c->socket, $socket->sendAll('via socket'), $c->recv());
	var_dump($c->close(), $c->connected, $c->fd, $c->close());
	echo cs_failed($c->send('x'), $c), " $c->errMsg\n";
	var_dump($c->connect('localhost', $port), $c->send('again'), $c->recv());
	exit;
});
?>
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(true)
int(5)
string(5) "HELLO"
bool(true)
string(9) "127.0.0.1"
bool(true)
bool(false)
bool(true)
bool(true)
int(10)
string(10) "VIA SOCKET"
bool(true)
bool(false)
int(-1)
bool(false)
false SWOOLE_ERROR_CLIENT_NO_CONNECTION Client is not connected
bool(true)
int(5)
string(5) "AGAIN"
