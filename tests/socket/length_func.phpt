--TEST--
package_length_func may wait, throw, and cannot change what it works for
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
Coroutine\run(function () {
	[$c, $s] = cs_socket_pair();
	[$other, $peer] = cs_socket_pair();
	$c->setProtocol(['open_length_check' => true, 'package_length_func' => function ($bytes) use ($c) {
		static $once = true;
		if ($once) {
			$once = false;
			var_dump($c->setProtocol(['open_length_check' => false]), $c->recvPacket(), $c->errCode === 16, $c->recv(1));
		}
		Coroutine::sleep(0.002);
		return ord($bytes[0]) - 48;
	}]);
	Coroutine::create(function () use ($other) {
		while ($other->recv(100, CS_DEADLINE)) {
		}
	});
	Coroutine::create(function () use ($peer) {
		for ($i = 0; $i < 50; $i++) {
			$peer->send(str_repeat('noise', 10));
			Coroutine::sleep(0.001);
		}
		$peer->close();
	});
	for ($i = 0; $i < 5; $i++) {
		$s->send('2a3bc4d');
		$s->send('ef');
		var_dump($c->recvPacket() . $c->recvPacket() . $c->recvPacket());
	}
	$c->setProtocol(['package_length_func' => fn () => throw new Exception('from the function')]);
	$s->send('x');
	try {
		$c->recvPacket();
	} catch (Exception $e) {
		echo $e->getMessage(), "\n";
	}
});
?>
--EXPECT--
bool(false)
bool(false)
bool(true)
bool(false)
string(9) "2a3bc4def"
string(9) "2a3bc4def"
string(9) "2a3bc4def"
string(9) "2a3bc4def"
string(9) "2a3bc4def"
from the function
