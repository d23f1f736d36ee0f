--TEST--
getOption() and setOption() with the values of ext/sockets
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	[$c] = cs_socket_pair();
	var_dump($c->getOption(SOL_SOCKET, SO_TYPE) === SOCK_STREAM);
	var_dump($c->setOption(SOL_TCP, TCP_NODELAY, 1), $c->getOption(SOL_TCP, TCP_NODELAY));
	$c->setOption(SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 7]);
	echo json_encode($c->getOption(SOL_SOCKET, SO_LINGER)), "\n";
	$c->setOption(SOL_SOCKET, SO_SNDTIMEO, ['sec' => 2, 'usec' => 250000]);
	echo json_encode($c->getOption(SOL_SOCKET, SO_SNDTIMEO)), "\n";
	echo cs_failed($c->setOption(SOL_SOCKET, 9999, 1), $c), "\n";
	$u = new Socket(AF_INET, SOCK_DGRAM, 0);
	var_dump($u->setOption(IPPROTO_IP, IP_MULTICAST_TTL, 3), $u->getOption(IPPROTO_IP, IP_MULTICAST_TTL));
	var_dump($u->setOption(IPPROTO_IP, MCAST_JOIN_GROUP, ['group' => '224.0.0.23', 'interface' => 'lo']));
	try {
		$c->setOption(SOL_SOCKET, SO_LINGER, 5);
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
});
?>
--EXPECT--
bool(true)
bool(true)
int(1)
{"l_onoff":1,"l_linger":7}
{"sec":2,"usec":250000}
false SOCKET_ENOPROTOOPT
bool(true)
int(3)
bool(true)
Swoole\Coroutine\Socket::setOption(): Argument #3 ($opt_value) must be an array with the key "l_onoff"
