--TEST--
Swoole\Client: a refused connection warns; async is refused
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

$s = socket_create(AF_INET, SOCK_STREAM, 0);
socket_bind($s, '127.0.0.1');
socket_getsockname($s, $host, $port);
socket_close($s);
set_error_handler(function ($level, $message) use ($port) {
	echo "warning: ", str_replace((string) $port, 'PORT', $message), "\n";
	return true;
});
$c = new Swoole\Client(SWOOLE_SOCK_TCP);
echo cs_failed($c->connect('127.0.0.1', $port), $c), "\n";
echo cs_failed($c->recv(), $c), "\n";
echo json_encode($c->close()), "\n";
try {
	new Swoole\Client(SWOOLE_SOCK_TCP, true);
} catch (Swoole\Error $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECT--
warning: Swoole\Client::connect(): connect to server[127.0.0.1:PORT] failed. Error: Connection refused[111]
false SOCKET_ECONNREFUSED
warning: Swoole\Client::recv(): client is not connected to server
false SWOOLE_ERROR_CLIENT_NO_CONNECTION
warning: Swoole\Client::close(): client is not connected to server
false
Swoole\Client is synchronous: use Swoole\Async\Client, or Swoole\Coroutine\Client
