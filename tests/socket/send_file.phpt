--TEST--
sendFile(): whole, a part, and what cannot be sent
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

$dir = cs_temp_dir();
file_put_contents("$dir/f", $bytes = random_bytes(500000));
Swoole\Coroutine\run(function () use ($dir, $bytes) {
	[$c, $s] = cs_socket_pair();
	Swoole\Coroutine::create(fn () => var_dump($c->sendFile("$dir/f")));
	var_dump($s->recvAll(500000) === $bytes);
	var_dump($c->sendFile("$dir/f", 10, 20), $s->recv() === substr($bytes, 10, 20));
	echo cs_failed($c->sendFile("$dir/none"), $c), "\n", cs_failed($c->sendFile($dir), $c), "\n";
	echo cs_failed($c->sendFile("$dir/f", 500001), $c), "\n";
	try {
		$c->sendFile("$dir/f", -1);
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
});
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
false SOCKET_ENOENT
false SOCKET_EISDIR
false SOCKET_EINVAL
Swoole\Coroutine\Socket::sendFile(): Argument #2 ($offset) must not be negative
