--TEST--
recvPacket(): by length, by end mark, by a function; too long; the rest is not lost
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

Swoole\Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	$c->setProtocol(['open_length_check' => true, 'package_length_type' => 'n', 'package_length_offset' => 0,
		'package_body_offset' => 2, 'package_max_length' => 1000]);
	$s->send("\0\3abc\0\2d");
	Swoole\Coroutine::create(fn () => $s->send("e\0\1"));
	var_dump(bin2hex($c->recvPacket()), bin2hex($c->recvPacket()), $c->recvPacket(0.01));
	$s->send("xa\r\n\r\nb\r\n");
	var_dump(bin2hex($c->recvPacket()));
	$c->setProtocol(['open_length_check' => false, 'open_eof_check' => true, 'package_eof' => "\r\n\r\n"]);
	var_dump($c->recvPacket(), $c->recv());
	$c->setProtocol(['open_length_check' => true, 'package_length_func' => fn ($bytes) => (int) $bytes[0]]);
	$s->send('2a3bc');
	var_dump($c->recvPacket(), $c->recvPacket());
	$c->setProtocol(['package_length_func' => fn ($bytes) => 5000]);
	$s->send('zz');
	echo cs_failed($c->recvPacket(), $c), "\n";
	$s->close();
	[$c, $s] = cs_socket_pair();
	$c->setProtocol(['open_mqtt_protocol' => true]);
	$s->send("\x30\x02ab\x30");
	$s->close();
	var_dump(bin2hex($c->recvPacket()), $c->recvPacket());
});
?>
--EXPECT--
string(10) "0003616263"
string(8) "00026465"
bool(false)
string(6) "000178"
string(5) "a

"
string(3) "b
"
string(2) "2a"
string(3) "3bc"
false SOCKET_EMSGSIZE
string(8) "30026162"
string(0) ""
