--TEST--
Client, Coroutine\Client and Async\Client: a peer that is half closed, resets, is silent, speaks no TLS, or shows a wrong certificate
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without('sockets');
skip_without('openssl');
if (!defined('SWOOLE_SSL')) skip('built without TLS');
?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';
require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;

$pem = cs_certificate();
$port = fn (string $address) => (int) explode(':', $address)[1];
$plain = $port(cs_peer(function ($connection) {
	switch (trim((string) fgets($connection))) {
		case 'half':
			stream_socket_shutdown($connection, STREAM_SHUT_WR);
			fgets($connection);
			break;
		case 'reset':
			socket_set_option(socket_import_stream($connection), SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]);
			break;
		case 'silent':
			fgets($connection);
			break;
		default:
			fwrite($connection, "no TLS here\n");
	}
}));
$mute = $port(cs_peer(fn ($connection) => stream_get_contents($connection)));
$tls = $port(cs_peer(fn ($connection) => fwrite($connection, "secret\n"), 'tls://127.0.0.1:0', ['local_cert' => $pem]));
$verify = ['ssl_verify_peer' => true, 'ssl_host_name' => 'localhost'];

/* Connects, sends, and tells what is received: a callback for each kind of client. */
$sync = function (string $class, int $type, array $set, int $port, ?string $order) {
	$c = new $class($type);
	$c->set($set + ['timeout' => CS_DEADLINE]);
	if (!$c->connect('127.0.0.1', $port, $set['connect_timeout'] ?? CS_DEADLINE)) {
		return 'connect ' . cs_failed(false, $c);
	}
	$c->send("$order\n");
	$got = cs_failed($c->recv(), $c);
	return $got . ($order === 'half' ? ', send ' . $c->send("late\n") : '');
};
$kinds = [
	'Client' => fn (...$args) => $sync(Swoole\Client::class, ...$args),
	'Coroutine\Client' => function (...$args) use ($sync) {
		Coroutine\run(function () use ($sync, $args, &$result) {
			$result = $sync(Coroutine\Client::class, ...$args);
		});
		return $result;
	},
	'Async\Client' => function (int $type, array $set, int $port, ?string $order) {
		$c = new Swoole\Async\Client($type);
		$c->set($set);
		$events = [];
		$c->on('connect', function ($c) use ($order, &$events) {
			$events[] = 'connect';
			$order === null || $c->send("$order\n");
			$order === 'silent' && $c->close();
		});
		$c->on('receive', function ($c, $data) use (&$events) {
			$events[] = 'receive';
		});
		$c->on('error', function ($c) use (&$events) {
			$events[] = 'error ' . cs_failed(false, $c);
		});
		$c->on('close', function ($c) use (&$events) {
			$events[] = 'close';
		});
		$c->connect('127.0.0.1', $port, $set['connect_timeout'] ?? CS_DEADLINE);
		Swoole\Event::wait();
		return implode(', ', $events);
	},
];
$cases = [
	'half closed' => [SWOOLE_SOCK_TCP, [], $plain, 'half'],
	'reset' => [SWOOLE_SOCK_TCP, [], $plain, 'reset'],
	'silent' => [SWOOLE_SOCK_TCP, ['timeout' => 0.02], $plain, 'silent'],
	'no TLS' => [SWOOLE_SOCK_TCP | SWOOLE_SSL, [], $plain, null],
	'no answer to TLS' => [SWOOLE_SOCK_TCP | SWOOLE_SSL, ['connect_timeout' => 0.05], $mute, null],
	'not trusted' => [SWOOLE_SOCK_TCP | SWOOLE_SSL, $verify, $tls, null],
	'another name' => [SWOOLE_SOCK_TCP | SWOOLE_SSL, ['ssl_cafile' => $pem, 'ssl_host_name' => 'other'] + $verify, $tls, null],
];
set_error_handler(fn () => true);
foreach ($kinds as $kind => $call) {
	foreach ($cases as $case => $args) {
		echo "$kind, $case: ", $call(...$args), "\n";
	}
}
?>
--EXPECT--
Client, half closed: "" 0, send 5
Client, reset: false SOCKET_ECONNRESET
Client, silent: false SOCKET_EAGAIN
Client, no TLS: connect false SWOOLE_ERROR_SSL_HANDSHAKE_FAILED
Client, no answer to TLS: connect false SOCKET_ETIMEDOUT
Client, not trusted: connect false SWOOLE_ERROR_SSL_VERIFY_FAILED
Client, another name: connect false SWOOLE_ERROR_SSL_VERIFY_FAILED
Coroutine\Client, half closed: "" 0, send 5
Coroutine\Client, reset: false SOCKET_ECONNRESET
Coroutine\Client, silent: false SOCKET_ETIMEDOUT
Coroutine\Client, no TLS: connect false SWOOLE_ERROR_SSL_HANDSHAKE_FAILED
Coroutine\Client, no answer to TLS: connect false SOCKET_ETIMEDOUT
Coroutine\Client, not trusted: connect false SWOOLE_ERROR_SSL_VERIFY_FAILED
Coroutine\Client, another name: connect false SWOOLE_ERROR_SSL_VERIFY_FAILED
Async\Client, half closed: connect, close
Async\Client, reset: connect, close
Async\Client, silent: connect, close
Async\Client, no TLS: error false SWOOLE_ERROR_SSL_HANDSHAKE_FAILED
Async\Client, no answer to TLS: error false SOCKET_ETIMEDOUT
Async\Client, not trusted: error false SWOOLE_ERROR_SSL_VERIFY_FAILED
Async\Client, another name: error false SWOOLE_ERROR_SSL_VERIFY_FAILED
