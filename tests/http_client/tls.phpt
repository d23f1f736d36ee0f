--TEST--
TLS: verified, refused, certificates
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine\Http\Client;
$pem = cs_certificate();
Swoole\Coroutine\run(function () use ($pem) {
	$port = cs_serve(function ($s) {
		if (@$s->sslHandshake()) {
			while (!in_array($s->recv(), ['', false], true)) {
				$s->sendAll(cs_reply(str_repeat('tls', 100000)));
			}
		}
	}, ['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$c = new Client('localhost', $port, true);
	$c->set(['ssl_verify_peer' => true, 'ssl_cafile' => $pem]);
	var_dump($c->get('/'), strlen($c->body), $c->get('/'), strlen($c->body), str_contains($c->getPeerCert(), 'BEGIN'));
	var_dump(str_contains($c->getHeaderOut(), "Host: localhost:$port\r\n"));
	$c = new Client('127.0.0.1', $port, true);
	$c->set(['ssl_verify_peer' => true, 'ssl_cafile' => $pem]);
	echo cs_failed(@$c->get('/'), $c), " $c->statusCode\n";
	$c = new Client('127.0.0.1', $port, true);
	var_dump($c->get('/'));
	$c = new Client('127.0.0.1', $port);
	echo cs_failed($c->get('/'), $c), " $c->statusCode\n";
	exit;
});
?>
--EXPECT--
bool(true)
int(300000)
bool(true)
int(300000)
bool(true)
bool(true)
false SWOOLE_ERROR_SSL_VERIFY_FAILED -1
bool(true)
false SOCKET_ECONNRESET -3
