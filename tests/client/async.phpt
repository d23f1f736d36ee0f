--TEST--
Async\Client calls back: connect, receive, close; refused; without coroutines of the program's
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$port = (int) explode(':', cs_peer(function ($connection) {
	while (($line = fgets($connection)) !== false) {
		fwrite($connection, strtoupper($line));
	}
}))[1];
function client(int $port, ?callable $receive = null): Swoole\Async\Client {
	$c = new Swoole\Async\Client(SWOOLE_SOCK_TCP);
	$c->on('connect', function ($c) {
		echo 'connect ', json_encode($c->isConnected()), "\n";
		$c->send("hello\n");
	});
	$c->on('receive', function ($c, $data) {
		echo 'receive ', $data;
		$c->close();
		echo "closed\n";
	});
	$c->on('close', fn ($c) => print('close ' . json_encode($c->isConnected()) . "\n"));
	$c->on('error', fn ($c) => print('error ' . cs_failed(false, $c) . "\n"));
	var_dump($c->connect('127.0.0.1', $port, CS_DEADLINE));
	return $c;
}
$c = client($port);
var_dump($c->isConnected(), $c->send('x'));
Swoole\Event::wait();
client(1);
Swoole\Event::wait();
try {
	(new Swoole\Async\Client(SWOOLE_SOCK_TCP))->connect('127.0.0.1', $port);
} catch (Swoole\Error $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECT--
bool(true)
bool(false)
bool(false)
connect true
receive HELLO
close false
closed
bool(true)
error false SOCKET_ECONNREFUSED
no callback for 'connect': call on('connect', ...) before connect()
