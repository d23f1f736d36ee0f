--TEST--
Coroutine\Client: UDP with and without connect()
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Client;
use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	$server = new Socket(AF_INET, SOCK_DGRAM, 0);
	$server->bind('127.0.0.1');
	$port = cs_port($server);
	Swoole\Coroutine::create(function () use ($server) {
		while (($bytes = $server->recvfrom($peer, CS_DEADLINE)) !== 'end') {
			$server->sendto($peer['address'], $peer['port'], "got $bytes");
		}
	});
	$c = new Client(SWOOLE_SOCK_UDP);
	var_dump($c->connect('127.0.0.1', $port), $c->send('one'), $c->recv(), $c->getpeername()['port'] === $port);
	$c = new Client(SWOOLE_SOCK_UDP);
	var_dump($c->sendto('localhost', $port, 'two'), $c->recvfrom(100, $address, $from), $address, $from === $port);
	$c->set(['timeout' => 0.01]);
	echo cs_failed($c->recv(), $c), "\n";
	$c->sendto('127.0.0.1', $port, 'end');
});
?>
--EXPECT--
bool(true)
int(3)
string(7) "got one"
bool(true)
bool(true)
string(7) "got two"
string(9) "127.0.0.1"
bool(true)
false SOCKET_ETIMEDOUT
