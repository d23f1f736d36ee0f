--TEST--
TLS: ALPN agrees on http/1.1, and refuses a client that speaks only something else
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$server = cs_tls_server($certs, fn ($s) => $s->on('request', fn ($q, $r) => $r->end('x')));
foreach (['http/1.1', 'spdy/3,http/1.1', 'http/1.0'] as $protocols) {
	$conn = cs_tls_connect($server->port, $certs, ['alpn_protocols' => $protocols]);
	echo stream_get_meta_data($conn->stream)['crypto']['alpn_protocol'], ' ', $conn->request('GET', '/')->body, "\n";
}
$conn = cs_tls_connect($server->port, $certs);
var_dump(isset(stream_get_meta_data($conn->stream)['crypto']['alpn_protocol']));
echo cs_tls_try($server->port, $certs, ['alpn_protocols' => 'spdy/3']) === '' ? "taken\n" : "refused\n";
?>
--EXPECT--
http/1.1 x
http/1.1 x
http/1.0 x
bool(false)
refused
