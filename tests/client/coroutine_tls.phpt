--TEST--
Coroutine\Client: TLS from the start and after enableSSL(), certificates
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine\Client;
$pem = cs_certificate();
Swoole\Coroutine\run(function () use ($pem) {
	$tls = ['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem];
	$port = cs_serve(fn ($s) => $s->sslHandshake() && $s->sendAll('secret ' . $s->recv()), $tls);
	$c = new Client(SWOOLE_SOCK_TCP | SWOOLE_SSL);
	$c->set(['ssl_verify_peer' => true, 'ssl_cafile' => $pem]);
	var_dump($c->connect('localhost', $port), $c->send('word'), $c->recv());
	var_dump(str_starts_with($c->getPeerCert(), '-----BEGIN CERTIFICATE-----'), $c->verifyPeerCert());
	$port = cs_serve(function ($s) {
		$s->recv();
		$s->send('go');
		$s->sslHandshake();
		$s->sendAll('secret ' . $s->recv());
	}, $tls);
	$c = new Client(SWOOLE_SOCK_TCP);
	$c->connect('127.0.0.1', $port);
	var_dump($c->getPeerCert(), $c->send('STARTTLS'), $c->recv(), $c->enableSSL(), $c->send('word'), $c->recv());
	var_dump($c->verifyPeerCert(), $c->verifyPeerCert(true));
	exit;
});
?>
--EXPECT--
bool(true)
int(4)
string(11) "secret word"
bool(true)
bool(true)
bool(false)
int(8)
string(2) "go"
bool(true)
int(4)
string(11) "secret word"
bool(false)
bool(true)
