--TEST--
Proxies: the whole URL for plain HTTP, a tunnel for TLS, SOCKS 5
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

require __DIR__ . '/../include/peer.inc';
use Swoole\Coroutine\Http\Client;
$pem = cs_certificate();
Swoole\Coroutine\run(function () use ($pem) {
	$plain = cs_fake_http(fn ($head) => cs_reply(strtok($head, "\r") . ' ' . (int) str_contains($head, 'Proxy-Authorization')));
	$proxy = ['http_proxy_host' => '127.0.0.1', 'http_proxy_port' => $plain];
	$c = new Client('example.org', 8080);
	$c->set($proxy + ['http_proxy_user' => 'user', 'http_proxy_password' => 'secret']);
	var_dump($c->get('/path'), $c->body, $c->get('/again'), $c->body);
	$tls = cs_serve(fn ($s) => $s->sslHandshake() && $s->recv() && $s->sendAll(cs_reply('tunnel')),
		['open_ssl' => true, 'ssl_cert_file' => $pem, 'ssl_key_file' => $pem]);
	$log = [];
	$c = new Client('localhost', $tls, true);
	$c->set(['http_proxy_host' => '127.0.0.1', 'http_proxy_port' => cs_proxy('http', false, $log), 'ssl_verify_peer' => true,
		'ssl_cafile' => $pem]);
	var_dump($c->get('/'), $c->body, $log);
	$c = new Client('localhost', $plain);
	$c->set(['socks5_host' => '127.0.0.1', 'socks5_port' => cs_proxy('socks5', false, $log)]);
	var_dump($c->get('/socks'), $c->body);
	exit;
});
?>
--EXPECT--
bool(true)
string(43) "GET http://example.org:8080/path HTTP/1.1 1"
bool(true)
string(44) "GET http://example.org:8080/again HTTP/1.1 1"
bool(true)
string(6) "tunnel"
array(1) {
  [0]=>
  string(9) "localhost"
}
bool(true)
string(21) "GET /socks HTTP/1.1 0"
