--TEST--
Coroutine\Client: packets by length, by mark, too long; set() on a connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Client;
Swoole\Coroutine\run(function () {
	$port = cs_serve(function ($s) {
		$s->sendAll(pack('N', 3) . 'abc' . pack('N', 4) . 'de');
		Swoole\Coroutine::sleep(0.001);
		$s->sendAll("fg" . pack('N', 9999));
		$s->recv();
	});
	$c = new Client(SWOOLE_SOCK_TCP);
	$c->set(['open_length_check' => true, 'package_length_type' => 'N', 'package_length_offset' => 0,
		'package_body_offset' => 4, 'package_max_length' => 1000]);
	$c->connect('127.0.0.1', $port);
	var_dump(substr($c->recv(), 4), substr($c->recv(), 4));
	echo cs_failed($c->recv(), $c), "\n";
	$c->close();
	$port = cs_serve(fn ($s) => $s->sendAll("first\r\n\r\nsecond\r\n\r\nhal"));
	$c->set(['open_length_check' => false, 'open_eof_check' => true, 'package_eof' => "\r\n\r\n"]);
	$c->connect('127.0.0.1', $port);
	var_dump($c->recv() === "first\r\n\r\n", $c->recv() === "second\r\n\r\n", $c->recv());
	exit;
});
?>
--EXPECT--
string(3) "abc"
string(4) "defg"
false SOCKET_EMSGSIZE
bool(true)
bool(true)
string(0) ""
