--TEST--
import() of a stream and of a Socket of ext/sockets
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	$socket = Socket::import($a);
	var_dump($socket->send('to b'), fread($b, 4), fwrite($b, 'to a'), $socket->recv());
	fclose($a);
	var_dump($socket->send('open'), fread($b, 4));
	socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
	$socket = Socket::import($pair[0]);
	socket_write($pair[1], 'sockets');
	var_dump($socket->recv());
	var_dump(@Socket::import(fopen(__FILE__, 'r')));
});
?>
--EXPECT--
int(4)
string(4) "to b"
int(4)
string(4) "to a"
int(4)
string(4) "open"
string(7) "sockets"
bool(false)
