--TEST--
Swoole\Client without coroutines: connect, send, recv, limits, closed by the server
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$address = cs_peer(function ($connection) {
	while (($line = fgets($connection)) !== false) {
		match ($line) {
			"wait\n" => null,
			"close\n" => exit,
			default => fwrite($connection, strtoupper($line)),
		};
	}
});
$port = (int) explode(':', $address)[1];
$c = new Swoole\Client(SWOOLE_SOCK_TCP);
var_dump($c->isConnected(), $c->connect('127.0.0.1', $port, CS_DEADLINE), $c->isConnected(), $c->sock > 0);
var_dump($c->send("hello\n"), $c->recv(), $c->getpeername() === ['host' => '127.0.0.1', 'port' => $port]);
$c->send("peek\n");
var_dump($c->recv(4, Swoole\Client::MSG_PEEK | Swoole\Client::MSG_WAITALL), $c->recv(5, Swoole\Client::MSG_WAITALL));
$c->set(['timeout' => 0.05]);
$c->send("wait\n");
echo cs_failed($c->recv(), $c), "\n";
$c->set(['open_eof_check' => true, 'package_eof' => "\n", 'timeout' => CS_DEADLINE]);
$c->send("a\nb\n");
var_dump($c->recv(), $c->recv());
$c->send("close\n");
var_dump($c->recv(), $c->close(), $c->isConnected(), $c->sock);
echo cs_failed(@$c->send('x'), $c), "\n";
?>
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(true)
int(6)
string(6) "HELLO
"
bool(true)
string(4) "PEEK"
string(5) "PEEK
"
false SOCKET_EAGAIN
string(2) "A
"
string(2) "B
"
string(0) ""
bool(true)
bool(false)
int(-1)
false SWOOLE_ERROR_CLIENT_NO_CONNECTION
