--TEST--
TLS over datagrams is refused by everybody, and nothing is sent in plain instead
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Socket;
set_error_handler(function (int $level, string $text) {
	echo 'Warning: ', preg_replace('/^\S+(, |: )/', '', $text), "\n";
	return true;
});
Coroutine\run(function () {
	$u = new Socket(AF_INET, SOCK_DGRAM, 0);
	$u->bind('127.0.0.1');
	$port = cs_port($u);
	$s = new Socket(AF_INET, SOCK_DGRAM, 0);
	$s->setProtocol(['open_ssl' => true]);
	echo cs_failed($s->connect('127.0.0.1', $port), $s), "\n", cs_failed($s->sslHandshake(), $s), "\n";
	foreach ([Coroutine\Client::class, Swoole\Client::class] as $class) {
		echo "$class\n";
		try {
			new $class(SWOOLE_SOCK_UDP | SWOOLE_SSL);
		} catch (ValueError $error) {
			echo $error->getMessage(), "\n";
		}
		$c = new $class(SWOOLE_SOCK_UDP);
		$c->set(['open_ssl' => true]);
		foreach ([fn () => $c->connect('127.0.0.1', $port), fn () => $c->sendto('127.0.0.1', $port, 'plain')] as $call) {
			echo cs_failed($call(), $c), "\n";
		}
		$c = new $class(SWOOLE_SOCK_UDP);
		echo json_encode($c->connect('127.0.0.1', $port)), ' ', cs_failed($c->enableSSL(), $c), "\n";
		var_dump(@$c->set(['ssl_protocols' => SWOOLE_SSL_DTLS]));
	}
	var_dump($u->recv(100, 0.001));
});
?>
--EXPECTF--
Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
Swoole\Coroutine\Client
Swoole\Coroutine\Client::__construct(): Argument #1 ($type) must be one of SWOOLE_SOCK_*, with SWOOLE_SSL for TLS over a stream
Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
true Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
Warning: the option 'ssl_protocols' must be a sum of %a
bool(false)
Swoole\Client
Swoole\Client::__construct(): Argument #1 ($type) must be one of SWOOLE_SOCK_*, with SWOOLE_SSL for TLS over a stream
Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
Warning: connect to server[127.0.0.1:%d] failed. Error: Protocol not supported[93]
false SOCKET_EPROTONOSUPPORT
Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
true Warning: TLS over datagrams (DTLS) is not supported: use a stream socket
false SOCKET_EPROTONOSUPPORT
Warning: the option 'ssl_protocols' must be a sum of %a
bool(false)
bool(false)
