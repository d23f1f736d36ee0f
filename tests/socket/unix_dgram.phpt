--TEST--
Unix datagrams
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
$dir = cs_temp_dir();
Swoole\Coroutine\run(function () use ($dir) {
	$a = new Socket(AF_UNIX, SOCK_DGRAM, 0);
	$a->bind("$dir/a");
	$b = new Socket(AF_UNIX, SOCK_DGRAM, 0);
	$b->bind("$dir/b");
	var_dump($b->sendto("$dir/a", 0, 'hello'), $a->recvfrom($peer), $peer['address'] === "$dir/b");
	var_dump(cs_failed($b->sendto("$dir/none", 0, 'hello'), $b));
});
?>
--EXPECT--
int(5)
string(5) "hello"
bool(true)
string(19) "false SOCKET_ENOENT"
