--TEST--
TLS: the end of a connection is announced; a client that announces its own still gets its answer
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(true); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$server = cs_tls_server($certs, function ($server) {
	$server->on('request', function ($request, $response) {
		if ($request->server['request_uri'] === '/sleep') {
			Swoole\Coroutine::sleep(0.1);
		}
		$response->end('the answer');
	});
}, ['http_keepalive_timeout' => 0.2 * CS_SLOW]);
foreach (['close', 'keep-alive'] as $connection) {
	$output = cs_s_client($server->port, '-quiet -ign_eof', "GET / HTTP/1.1\r\nHost: a\r\nConnection: $connection\r\n\r\n");
	var_dump(str_contains($output, 'the answer'), str_contains($output, 'unexpected eof'));
}
/* The client's close_notify comes while the handler sleeps. */
$conn = cs_tls_connect($server->port, $certs);
$conn->write(cs_http_request('GET', '/sleep'))->endWrite();
echo $conn->response()->body, "\n";
?>
--EXPECT--
bool(true)
bool(false)
bool(true)
bool(false)
the answer
