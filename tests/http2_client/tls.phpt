--TEST--
Http2\Client: TLS with ALPN h2; the certificate is verified when asked for
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without_node(); skip_without('openssl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/http2.inc';
require __DIR__ . '/../include/peer.inc';

use Swoole\Coroutine\Http2\Client;

$pem = cs_certificate();
$port = cs_node('http2_server.js', $pem);
Co\run(function () use ($port, $pem) {
	$trusting = ['ssl_verify_peer' => true, 'ssl_cafile' => $pem, 'ssl_host_name' => 'localhost'];
	foreach ([[], $trusting, ['ssl_verify_peer' => true, 'ssl_host_name' => 'localhost']] as $options) {
		$client = new Client('127.0.0.1', $port, true);
		$client->set($options + ['timeout' => CS_DEADLINE]);
		if (@$client->connect()) {
			$client->send(h2_request('/echo'));
			echo json_decode($client->recv()->data)->scheme, "\n";
		} else {
			echo $client->errCode === SWOOLE_ERROR_SSL_VERIFY_FAILED ? "not trusted\n" : "$client->errMsg\n";
		}
	}
});
?>
--EXPECT--
https
https
not trusted
