--TEST--
HTTP/2 over TLS by ALPN, in both servers; a client of HTTP/1 is served on the same port
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$certs = cs_certs();
$handler = fn ($request, $response) => $response->end($request->server['server_protocol'] . "\n");
$ask = function (int $port) use ($certs) {
	cs_connect($port)->close(); /* it may report its port shortly before it listens */
	foreach (['--http2', '--http1.1', '--http2-prior-knowledge'] as $version) {
		echo shell_exec("env -u LD_PRELOAD curl -sS --cacert $certs->dir/ca.pem $version https://localhost:$port/ --resolve localhost:$port:127.0.0.1 2>&1");
	}
};
foreach (CS_MODES as $mode) {
	$server = cs_tls_server($certs, fn ($s) => $s->on('request', $handler), ['open_http2_protocol' => true], $mode);
	$ask($server->port);
	$server->stop();
}
$ask(cs_server(function (callable $ready) use ($certs, $handler) {
	Swoole\Coroutine\run(function () use ($ready, $certs, $handler) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0, true);
		$server->set($certs->settings() + ['open_http2_protocol' => true]);
		$server->handle('/', $handler);
		$ready($server->port);
		$server->start();
	});
}));
?>
--EXPECT--
HTTP/2
HTTP/1.1
HTTP/2
HTTP/2
HTTP/1.1
HTTP/2
HTTP/2
HTTP/1.1
HTTP/2
