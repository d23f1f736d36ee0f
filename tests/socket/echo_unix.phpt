--TEST--
Unix sockets by path
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
$path = cs_temp_dir() . '/s';
Swoole\Coroutine\run(function () use ($path) {
	$listener = cs_listener($path);
	$c = new Socket(AF_UNIX, SOCK_STREAM, 0);
	var_dump($c->connect($path));
	$s = $listener->accept();
	$s->send('unix');
	var_dump($c->recv(), $c->getpeername() === ['address' => $path, 'port' => 0]);
});
?>
--EXPECT--
bool(true)
string(4) "unix"
bool(true)
