--TEST--
A client keeps its TLS settings between connections, and new ones count
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine\Client;
$pem = cs_certificate();
Swoole\Coroutine\run(function () use ($pem) {
	$port = cs_serve(fn ($s) => @$s->sslHandshake() && $s->sendAll('hello') && $s->recv(),
		['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$c = new Client(SWOOLE_SOCK_TCP | SWOOLE_SSL);
	$c->set(['ssl_verify_peer' => true, 'ssl_cafile' => $pem]);
	for ($i = 0; $i < 3; $i++) {
		var_dump($c->connect('localhost', $port), $c->recv(), $c->close());
	}
	$c->set(['ssl_host_name' => 'other.example']);
	echo cs_failed(@$c->connect('localhost', $port), $c), "\n";
	$c->set(['ssl_host_name' => 'localhost']);
	var_dump($c->connect('127.0.0.1', $port), $c->recv());
	exit;
});
?>
--EXPECT--
bool(true)
string(5) "hello"
bool(true)
bool(true)
string(5) "hello"
bool(true)
bool(true)
string(5) "hello"
bool(true)
false SWOOLE_ERROR_SSL_VERIFY_FAILED
bool(true)
string(5) "hello"
