--TEST--
Clients on unix sockets, streams and datagrams; names, files, options, and nobody there
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!extension_loaded('sockets')) die('skip needs the extension sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;

$dir = cs_temp_dir();
file_put_contents("$dir/file", $bytes = random_bytes(200000));
$counts = fn ($connection) => fwrite($connection, md5(stream_get_contents($connection, 200000 - (int) fgets($connection))));
cs_peer($counts, "unix://$dir/stream");
$port = (int) explode(':', cs_peer($counts))[1];

Coroutine\run(function () use ($dir, $bytes, $port) {
	$c = new Coroutine\Client(SWOOLE_SOCK_UNIX_STREAM);
	var_dump($c->connect("$dir/stream"), $c->getpeername() === ['host' => "$dir/stream", 'port' => 0], $c->send("0\n"), $c->sendfile("$dir/file"), $c->recv() === md5($bytes));
	$c->close();
	$c->connect("$dir/stream");
	var_dump($c->send("150000\n"), $c->sendfile("$dir/file", 100, 50000), $c->recv() === md5(substr($bytes, 100, 50000)));
	foreach (['none', 'file', str_repeat('x', 200)] as $path) {
		$c = new Coroutine\Client(SWOOLE_SOCK_UNIX_STREAM);
		echo cs_failed(@$c->connect("$dir/$path"), $c), "\n";
	}
	$udg = stream_socket_server("udg://$dir/dgram", $code, $message, STREAM_SERVER_BIND);
	$c = new Coroutine\Client(SWOOLE_SOCK_UNIX_DGRAM);
	var_dump($c->connect("$dir/dgram"), $c->send('datagram'), fread($udg, 100));
	$c = new Coroutine\Client(SWOOLE_SOCK_UNIX_DGRAM);
	echo cs_failed($c->connect("$dir/no"), $c), "\n";
	/* open_tcp_nodelay is on unless turned off. */
	foreach ([[], ['open_tcp_nodelay' => false]] as $settings) {
		$c = new Coroutine\Client(SWOOLE_SOCK_TCP);
		$c->set($settings + ['bind_address' => '127.0.0.9']);
		$c->connect('127.0.0.1', $port);
		echo $c->exportSocket()->getOption(SOL_TCP, TCP_NODELAY), ' ', $c->getsockname()['host'], "\n";
	}
});
$sync = new Swoole\Client(SWOOLE_SOCK_UNIX_DGRAM);
var_dump(@$sync->connect("$dir/no"), $sync->errCode === SOCKET_ENOENT);

/* The same with callbacks. */
$async = function (int $type, string $host, int $port, callable $connected) use ($bytes) {
	$c = new Swoole\Async\Client($type);
	$c->on('connect', $connected);
	$c->on('receive', function ($c, $data) use ($bytes) {
		echo $data === md5(substr($bytes, 3, 5)) ? "received\n" : "received something else\n";
		$c->close();
	});
	$c->on('error', fn ($c) => print('error ' . cs_failed(false, $c) . "\n"));
	$c->on('close', fn () => print("close\n"));
	@$c->connect($host, $port, CS_DEADLINE);
	Swoole\Event::wait();
};
$send = function ($c) use ($dir) {
	socket_getsockname($c->getSocket(), $host);
	var_dump($c->getpeername()['host'] === '127.0.0.1' ? 'tcp' : 'unix', $c->getsockname()['host'] === $host);
	var_dump($c->send("199995\n"), $c->sendfile("$dir/file", 3, 5));
};
$async(SWOOLE_SOCK_TCP, '127.0.0.1', $port, $send);
$async(SWOOLE_SOCK_UNIX_STREAM, "$dir/stream", 0, $send);
$async(SWOOLE_SOCK_UNIX_DGRAM, "$dir/no", 0, $send);
$async(SWOOLE_SOCK_UNIX_STREAM, "$dir/no", 0, $send);
$udg = stream_socket_server("udg://$dir/dgram2", $code, $message, STREAM_SERVER_BIND);
$async(SWOOLE_SOCK_UNIX_DGRAM, "$dir/dgram2", 0, function ($c) {
	var_dump($c->send('datagram'));
	$c->close();
});
var_dump(fread($udg, 100));
?>
--EXPECT--
bool(true)
bool(true)
int(2)
bool(true)
bool(true)
int(7)
bool(true)
bool(true)
false SOCKET_ENOENT
false SOCKET_ECONNREFUSED
false SOCKET_ENAMETOOLONG
bool(true)
int(8)
string(8) "datagram"
false SOCKET_ENOENT
1 127.0.0.9
0 127.0.0.9
bool(false)
bool(true)
string(3) "tcp"
bool(true)
int(7)
bool(true)
received
close
string(4) "unix"
bool(true)
int(7)
bool(true)
received
close
error false SOCKET_ENOENT
error false SOCKET_ENOENT
int(8)
string(8) "datagram"
