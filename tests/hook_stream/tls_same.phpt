--TEST--
Stream hooks: TLS as in plain PHP: verification, options, STARTTLS, large answers
--SKIPIF--
<?php
if (!extension_loaded('openssl')) {
	die('skip needs the openssl extension');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';

$pem = cs_certificate();
$peer = cs_peer(function ($connection) use ($pem) {
	while (($line = fgets($connection)) !== false) {
		match ($line) {
			"start\n" => fwrite($connection, "go\n") && stream_context_set_option($connection, 'ssl', 'local_cert', $pem)
				&& @stream_socket_enable_crypto($connection, true, STREAM_CRYPTO_METHOD_TLS_SERVER),
			"stop\n" => fwrite($connection, "ok\n") && stream_socket_enable_crypto($connection, false),
			"large\n" => fwrite($connection, str_repeat('x', 3000000) . "\n"),
			"count\n" => fwrite($connection, strlen(stream_get_contents($connection, 2000000)) . "\n"),
			"silence\n" => null,
			"bye\n" => fclose($connection) && exit(0),
			default => @fwrite($connection, "you said $line"),
		};
	}
});

cs_same('[$peer, $pem] = ' . var_export([$peer, $pem], true) . ';' . <<<'PHP'
	$port = explode(':', $peer)[1];
	$open = function (array $ssl) use ($port) {
		$f = stream_socket_client("tcp://localhost:$port", $code, $message, 5, STREAM_CLIENT_CONNECT, stream_context_create(['ssl' => $ssl]));
		fwrite($f, "start\n");
		show(fgets($f));
		show(stream_socket_enable_crypto($f, true, STREAM_CRYPTO_METHOD_TLS_CLIENT));
		return $f;
	};
	$f = $open(['cafile' => $pem, 'peer_name' => 'localhost', 'capture_peer_cert' => true]);
	show(fwrite($f, "hello\n"), fgets($f), stream_get_meta_data($f)['crypto']['protocol'], stream_get_meta_data($f)['stream_type']);
	show(openssl_x509_parse(stream_context_get_options($f)['ssl']['peer_certificate'])['subject']);
	fwrite($f, "large\n");
	show(md5(stream_get_contents($f, 3000001)));
	fwrite($f, "count\n");
	show(fwrite($f, str_repeat('y', 2000000)), fgets($f));
	stream_set_timeout($f, 0, 50000);
	fwrite($f, "silence\n");
	show(fread($f, 10), stream_get_meta_data($f)['timed_out']);
	fwrite($f, "again\n");
	stream_set_timeout($f, 5);
	show(fgets($f), stream_get_meta_data($f)['timed_out']);
	stream_set_blocking($f, false);
	show(fread($f, 10), feof($f));
	stream_set_blocking($f, true);
	fwrite($f, "bye\n");
	show(fgets($f), feof($f));
	$open(['peer_name' => 'localhost']);
	$open(['cafile' => $pem, 'peer_name' => 'other']);
	$open(['verify_peer' => false, 'verify_peer_name' => false, 'ciphers' => 'NOTHING']);
	$f = $open(['peer_fingerprint' => openssl_x509_fingerprint(file_get_contents($pem)), 'verify_peer' => false, 'verify_peer_name' => false]);
	show(fwrite($f, "x\n"), fgets($f));
	$f = $open(['verify_peer' => false, 'verify_peer_name' => false, 'crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT]);
	show(fwrite($f, "y\n"), fgets($f), feof(fopen('php://memory', 'r')));
	$f = stream_socket_client("tls://$peer", $code, $message, 0.2);
	show($f, $code, $message);
	PHP);
?>
--EXPECT--
same
