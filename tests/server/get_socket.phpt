--TEST--
getSocket() gives an object of ext-sockets, or says what is missing
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = new Swoole\Server('127.0.0.1', 0);
$socket = @$server->getSocket();
if (extension_loaded('sockets')) {
	socket_getsockname($socket, $address, $port);
	var_dump($address, $port === $server->port, $server->ports[0]->getSocket() instanceof Socket);
} else {
	var_dump('127.0.0.1', true, $socket === false);
}
var_dump(@$server->getSocket(1));
?>
--EXPECT--
string(9) "127.0.0.1"
bool(true)
bool(true)
bool(false)
