--TEST--
Swoole\Client: UDP, unix, sendfile, shutdown, getSocket
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$path = cs_temp_dir() . '/s';
cs_peer(fn ($connection) => fwrite($connection, md5(stream_get_contents($connection))), "unix://$path");
file_put_contents("$path.file", $bytes = random_bytes(300000));
$c = new Swoole\Client(SWOOLE_SOCK_UNIX_STREAM);
var_dump($c->connect($path, 0, CS_DEADLINE), $c->sendfile("$path.file", 100), $c->shutdown(Swoole\Client::SHUT_WR));
var_dump($c->recv() === md5(substr($bytes, 100)));
$server = stream_socket_server('udp://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND);
$port = (int) explode(':', stream_socket_get_name($server, false))[1];
$c = new Swoole\Client(SWOOLE_SOCK_UDP);
var_dump($c->connect('127.0.0.1', $port), $c->send('ping'), stream_socket_recvfrom($server, 100, 0, $from));
stream_socket_sendto($server, 'pong', 0, $from);
var_dump($c->recv(), $c->getpeername()['port'] === $port);
var_dump($c->sendto('127.0.0.1', $port, 'more'), stream_socket_recvfrom($server, 100));
socket_getsockname($c->getSocket(), $host, $own);
var_dump($own === (int) explode(':', $from)[1]);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(4)
string(4) "ping"
string(4) "pong"
bool(true)
bool(true)
string(4) "more"
bool(true)
