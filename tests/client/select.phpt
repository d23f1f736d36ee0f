--TEST--
swoole_client_select() keeps the clients that are ready, with their keys
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$port = (int) explode(':', cs_peer(fn ($connection) => fwrite($connection, fgets($connection)) && fgets($connection)))[1];
$clients = [];
foreach (['a', 'b', 'c'] as $name) {
	$clients[$name] = new Swoole\Client(SWOOLE_SOCK_TCP);
	$clients[$name]->connect('127.0.0.1', $port, CS_DEADLINE);
}
[$read, $write, $except] = [$clients, [], null];
var_dump(swoole_client_select($read, $write, $except, 0.01), $read);
[$read, $write] = [$clients, ['w' => $clients['c']]];
var_dump(swoole_client_select($read, $write, $except, 0), array_keys($write));
$clients['b']->send("hi\n");
$read = $clients;
$write = null;
var_dump(swoole_client_select($read, $write, $except, CS_DEADLINE), array_keys($read), $clients['b']->recv());
$read = [];
var_dump(@swoole_client_select($read, $write, $except));
?>
--EXPECT--
int(0)
array(0) {
}
int(1)
array(1) {
  [0]=>
  string(1) "w"
}
int(1)
array(1) {
  [0]=>
  string(1) "b"
}
string(3) "hi
"
bool(false)
