--TEST--
TLS that fails: an unknown certificate, a server that speaks no TLS, none at all, no certificate, time
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine;
use Swoole\Coroutine\Socket;
$pem = cs_certificate();
Coroutine\run(function () use ($pem) {
	$try = function (int $port, array $options = [], float $timeout = CS_DEADLINE) {
		$c = new Socket(AF_INET, SOCK_STREAM, 0);
		$c->setProtocol(['open_ssl' => true] + $options);
		echo cs_failed(@$c->connect('127.0.0.1', $port, $timeout), $c), "\n";
	};
	$port = cs_serve(fn ($s) => @$s->sslHandshake(), ['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$try($port, ['ssl_verify_peer' => true]);
	$try($port, ['ssl_verify_peer' => true, 'ssl_cafile' => $pem, 'ssl_host_name' => 'other.example']);
	$try($port, ['ssl_cert_file' => '/no/such/file']);
	$try(cs_serve(fn ($s) => $s->sendAll("SSH-2.0-none\r\n") && $s->recv()));
	$try(cs_serve(fn ($s) => $s->recv() && $s->close()));
	$try(cs_serve(fn ($s) => $s->recv() && $s->recv()), [], 0.05);
	exit;
});
?>
--EXPECT--
false SWOOLE_ERROR_SSL_VERIFY_FAILED
false SWOOLE_ERROR_SSL_VERIFY_FAILED
false SWOOLE_ERROR_SSL_CREATE_CONTEXT_FAILED
false SWOOLE_ERROR_SSL_HANDSHAKE_FAILED
false SOCKET_ECONNRESET
false SOCKET_ETIMEDOUT
