--TEST--
TLS: 1.2 and 1.3 by default, with ciphers that authenticate; ssl_protocols and ssl_ciphers choose
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(true); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$spoken = function (array $settings) use ($certs) {
	$server = cs_tls_server($certs, fn ($s) => $s->on('request', fn ($q, $r) => $r->end('x')), $settings);
	$got = [];
	foreach (['-tls1_1 -cipher ALL:@SECLEVEL=0', '-tls1_2', '-tls1_2 -cipher AES128-SHA', '-tls1_3'] as $options) {
		$output = cs_s_client($server->port, $options);
		$got[] = preg_match('/New, (TLSv\S+), Cipher is (\S+)/', $output, $m) ? $m[2] : '-';
	}
	$server->stop();
	return implode(' ', $got);
};
echo $spoken([]), "\n";
echo $spoken(['ssl_protocols' => SWOOLE_SSL_TLSv1_2]), "\n";
echo $spoken(['ssl_protocols' => SWOOLE_SSL_TLSv1_3]), "\n";
echo $spoken(['ssl_ciphers' => 'ECDHE-ECDSA-AES256-GCM-SHA384:TLS_AES_128_GCM_SHA256']), "\n";
?>
--EXPECT--
- ECDHE-ECDSA-AES128-GCM-SHA256 - TLS_AES_256_GCM_SHA384
- ECDHE-ECDSA-AES128-GCM-SHA256 - -
- - - TLS_AES_256_GCM_SHA384
- ECDHE-ECDSA-AES256-GCM-SHA384 - TLS_AES_128_GCM_SHA256
