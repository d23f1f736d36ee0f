--TEST--
Async\Client: sendfile() of a part, of what is no part, of what is no file; huge lengths take no memory
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Async\Client;
ini_set('memory_limit', '64M');
$dir = cs_temp_dir();
$bytes = random_bytes(400000);
file_put_contents("$dir/file", $bytes);
touch("$dir/empty");
posix_mkfifo("$dir/fifo", 0600);
Swoole\Coroutine\run(function () use ($dir, $bytes) {
	$done = new Swoole\Coroutine\Channel(1);
	$port = cs_serve(function ($peer, $listener) use ($done, $bytes) {
		$listener->close();
		$done->push($peer->recvAll(402007, CS_DEADLINE) === $bytes . substr($bytes, 1000, 2000) . substr($bytes, -7));
		$peer->send('end');
	});
	$c = new Client(SWOOLE_SOCK_TCP);
	$c->on('receive', fn ($c) => $c->close());
	$c->on('error', fn () => print("error\n"));
	$c->on('close', fn ($c) => print(cs_failed(@$c->sendfile("$dir/file"), $c) . "\n"));
	$c->on('connect', function ($c) use ($dir, $bytes) {
		echo cs_failed($c->sendfile("$dir/file"), $c), "\n";
		echo cs_failed($c->sendfile("$dir/file", 1000, 2000), $c), "\n";
		echo cs_failed($c->sendfile("$dir/file", 399993), $c), "\n";
		echo cs_failed($c->sendfile("$dir/empty"), $c), "\n";
		foreach ([["$dir/file", 0, PHP_INT_MAX], ["$dir/file", PHP_INT_MAX], ["$dir/file", 400001], ["$dir/none"], [$dir], ["$dir/fifo"], ['/dev/zero']] as $bad) {
			echo cs_failed($c->sendfile(...$bad), $c), "\n";
		}
	});
	$c->connect('127.0.0.1', $port, CS_DEADLINE);
	var_dump($done->pop(CS_DEADLINE));
});
?>
--EXPECT--
true 0
true 0
true 0
true 0
false SOCKET_EINVAL
false SOCKET_EINVAL
false SOCKET_EINVAL
false SOCKET_ENOENT
false SOCKET_EISDIR
false SOCKET_EINVAL
false SOCKET_EINVAL
bool(true)
false SWOOLE_ERROR_CLIENT_NO_CONNECTION
