--TEST--
writeVector() with TLS: an element that is sent in pieces is whole before the next
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
	$done = new Coroutine\Channel(1);
	$parts = [random_bytes(600000), 'b', random_bytes(300000), 'd'];
	$port = cs_serve(function ($s, $listener) use ($done, $parts) {
		$listener->close();
		$s->sslHandshake();
		$done->push($s->readVectorAll(array_map('strlen', $parts), CS_DEADLINE) === $parts);
		$done->push($s->recv(1000000, CS_DEADLINE));
	}, ['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$c = new Socket(AF_INET, SOCK_STREAM, 0);
	$c->setProtocol(['open_ssl' => true]);
	var_dump($c->connect('127.0.0.1', $port, CS_DEADLINE), $c->writeVectorAll($parts), $done->pop(CS_DEADLINE));
	$n = $c->writeVector($parts, CS_DEADLINE);
	$got = $done->pop(CS_DEADLINE);
	var_dump($n > 0, $got === substr(implode('', $parts), 0, strlen($got)));
});
?>
--EXPECT--
bool(true)
int(900002)
bool(true)
bool(true)
bool(true)
