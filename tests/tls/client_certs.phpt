--TEST--
TLS: ssl_verify_peer asks clients for a certificate; getClientInfo() has it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$others = cs_certs();
$certs->make('client', 'a client');
$others->make('client', 'a stranger');
$pair = fn ($from) => ['local_cert' => "$from->dir/client.pem", 'local_pk' => "$from->dir/client.key"];
foreach (CS_MODES as $name => $mode) {
	$server = cs_tls_server($certs, function ($server) {
		$server = WeakReference::create($server);
		$server->get()->on('request', function ($request, $response) use ($server) {
			$info = $server->get()->getClientInfo($request->fd);
			$response->end(openssl_x509_parse($info['ssl_client_cert'] ?? '')['subject']['CN'] ?? 'none');
		});
	}, ['ssl_verify_peer' => true, 'ssl_client_cert_file' => "$certs->dir/ca.pem", 'ssl_verify_depth' => 2], $mode);
	echo $name, ': ', cs_tls_connect($server->port, $certs, $pair($certs))->request('GET', '/')->body, "\n";
	/* With TLS 1.3 the client learns of the refusal only when it reads. */
	foreach ([[], $pair($others)] as $options) {
		try {
			$conn = cs_tls_connect($server->port, $certs, $options);
			var_dump($conn->request('GET', '/'));
		} catch (RuntimeException $e) {
			echo $e->getMessage(), "\n";
		}
	}
	$server->stop();
}
?>
--EXPECT--
base: a client
NULL
NULL
process: a client
NULL
NULL
