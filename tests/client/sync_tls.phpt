--TEST--
Swoole\Client: TLS, and a certificate that is not accepted
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
$pem = cs_certificate();
$address = cs_peer(fn ($connection) => fwrite($connection, 'secret ' . fgets($connection)), 'tls://127.0.0.1:0',
	['local_cert' => $pem]);
$port = (int) explode(':', $address)[1];
$c = new Swoole\Client(SWOOLE_SOCK_TCP | SWOOLE_SSL);
$c->set(['ssl_verify_peer' => true, 'ssl_cafile' => $pem, 'ssl_host_name' => 'localhost']);
var_dump($c->connect('127.0.0.1', $port, CS_DEADLINE), $c->send("word\n"), $c->recv(), $c->verifyPeerCert());
$c = new Swoole\Client(SWOOLE_SOCK_TCP | SWOOLE_SSL);
$c->set(['ssl_verify_peer' => true]);
echo cs_failed(@$c->connect('127.0.0.1', $port, CS_DEADLINE), $c), "\n";
?>
--EXPECT--
bool(true)
int(5)
string(12) "secret word
"
bool(true)
false SWOOLE_ERROR_SSL_VERIFY_FAILED
