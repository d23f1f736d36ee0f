--TEST--
IPv6 sockets, with the address in brackets or without
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	$listener = cs_listener('::1');
	foreach (['::1', '[::1]'] as $host) {
		$c = new Socket(AF_INET6, SOCK_STREAM, 0);
		var_dump($c->connect($host, cs_port($listener)));
		$s = $listener->accept();
		$s->send('six');
		var_dump($c->recv(), $s->getsockname()['address']);
	}
});
?>
--EXPECT--
bool(true)
string(3) "six"
string(3) "::1"
bool(true)
string(3) "six"
string(3) "::1"
