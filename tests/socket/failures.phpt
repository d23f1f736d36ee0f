--TEST--
Refused, reset, half-closed, unknown host, bad arguments: the number and the words
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Socket;
Swoole\Coroutine\run(function () {
	$new = fn () => new Socket(AF_INET, SOCK_STREAM, 0);
	$listener = cs_listener();
	$port = cs_port($listener);
	$listener->close();
	echo cs_failed(($c = $new())->connect('127.0.0.1', $port), $c), " $c->errMsg\n";
	echo cs_failed(($c = $new())->connect('no.such..host', 80), $c), "\n";
	echo cs_failed(($c = $new())->connect('127.0.0.1', 70000), $c), "\n";
	echo cs_failed(($c = $new())->bind('1.2.3.4.5'), $c), "\n";
	echo cs_failed(($c = $new())->recv(), $c), "\n";
	[$c, $s] = cs_socket_pair();
	$s->setOption(SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]);
	$s->close();
	echo cs_failed($c->recv(), $c), "\n";
	echo cs_failed($c->checkLiveness(), $c), "\n";
	[$c, $s] = cs_socket_pair();
	$s->shutdown(1);
	var_dump($c->recv(), $c->send('still'), $s->recv(), $c->checkLiveness());
	$s->close();
	echo cs_failed($s->send('x'), $s), "\n";
});
?>
--EXPECT--
false SOCKET_ECONNREFUSED Connection refused
false SWOOLE_ERROR_DNSLOOKUP_RESOLVE_FAILED
false SOCKET_EINVAL
false SOCKET_EINVAL
false SOCKET_ENOTCONN
false SOCKET_ECONNRESET
false SOCKET_ECONNRESET
string(0) ""
int(5)
string(5) "still"
bool(false)
false SOCKET_EBADF
