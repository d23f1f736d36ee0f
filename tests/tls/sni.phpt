--TEST--
TLS: ssl_sni_certs chooses the certificate by the name that the client asks for
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$server = cs_tls_server($certs, fn ($s) => $s->on('request', fn ($q, $r) => $r->end('x')), ['ssl_sni_certs' => [
	'one.test' => $certs->settings('one', 'one.test'),
	'*.wild.test' => $certs->settings('wild', '*.wild.test'),
	'own.wild.test' => $certs->settings('own', 'own.wild.test'),
]]);
foreach (['one.test', 'ONE.test', 'a.wild.test', 'own.wild.test', 'a.b.wild.test', 'localhost'] as $name) {
	$conn = cs_tls_connect($server->port, $certs, ['peer_name' => $name, 'verify_peer_name' => false]);
	echo $name, ': ', cs_tls_peer($conn), ' ', $conn->request('GET', '/')->body, "\n";
}
?>
--EXPECT--
one.test: one.test x
ONE.test: one.test x
a.wild.test: *.wild.test x
own.wild.test: own.wild.test x
a.b.wild.test: localhost x
localhost: localhost x
