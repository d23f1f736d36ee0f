--TEST--
TLS streams: every ssl context option, of clients and of servers, and STARTTLS with them, do what they do in plain PHP
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(true); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';
require __DIR__ . '/../include/peer.inc';
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$certs->make('server', 'localhost');
$certs->make('other', 'other.test');
$certs->make('client', 'client.test');
$certs->make('locked', 'locked.test', 'secret');
$certs->make('self', 'localhost');
$dir = $certs->dir;
file_put_contents("$dir/both.pem", file_get_contents("$dir/client.pem") . file_get_contents("$dir/client.key"));
mkdir("$dir/hashed");
copy("$dir/ca.pem", "$dir/hashed/" . openssl_x509_parse(file_get_contents("$dir/ca.pem"))['hash'] . '.0');
exec("openssl genpkey -genparam -algorithm DH -pkeyopt group:ffdhe2048 -out $dir/dh.pem");
$own = cs_certificate();
$serve = fn (array $ssl = []) => (int) substr(strrchr(cs_peer(function ($connection) {
	$names = stream_context_get_params($connection)['options']['ssl'];
	$client = isset($names['peer_certificate']) ? openssl_x509_parse($names['peer_certificate'])['subject']['CN'] : 'nobody';
	while (($line = fgets($connection)) !== false) { fwrite($connection, "hello $client, $line"); }
}, 'tls://127.0.0.1:0', $ssl + ['local_cert' => "$dir/server.pem", 'local_pk' => "$dir/server.key"]), ':'), 1);
$plain = (int) substr(strrchr(cs_peer(function ($connection) use ($dir) {
	fgets($connection);
	fwrite($connection, "go\n");
	stream_context_set_option($connection, 'ssl', 'local_cert', "$dir/server.pem");
	stream_context_set_option($connection, 'ssl', 'local_pk', "$dir/server.key");
	@stream_socket_enable_crypto($connection, true, STREAM_CRYPTO_METHOD_TLS_SERVER);
	while (($line = fgets($connection)) !== false) { fwrite($connection, "hello nobody, $line"); }
}), ':'), 1);
/* A client in plain PHP, which is told by lines what to do: port and context options; answers with what came of it. */
$client = (int) substr(strrchr(cs_peer(function ($control) {
	while (($line = fgets($control)) !== false) {
		[$port, $ssl] = unserialize(base64_decode($line));
		$context = stream_context_create(['ssl' => $ssl + ['capture_peer_cert' => true]]);
		$f = @stream_socket_client("tls://127.0.0.1:$port", $code, $message, CS_DEADLINE, STREAM_CLIENT_CONNECT, $context);
		$answer = 'failed';
		if ($f) {
			fwrite($f, "question\n");
			$crypto = stream_get_meta_data($f)['crypto'];
			$answer = [fgets($f), $crypto, openssl_x509_parse(stream_context_get_options($f)['ssl']['peer_certificate'])['subject']['CN']];
			fclose($f);
		}
		fwrite($control, json_encode($answer) . "\n");
	}
}), ':'), 1);

cs_same(<<<'PHP'
	$result = function ($f, string $more = ''): void {
		if (!$f) { show(false); return; }
		fwrite($f, "question\n");
		$meta = stream_get_meta_data($f)['crypto'];
		$options = stream_context_get_options($f)['ssl'];
		show(fgets($f), $meta);
		foreach ([$options['peer_certificate'] ?? null, ...$options['peer_certificate_chain'] ?? []] as $certificate) {
			show($certificate ? openssl_x509_parse($certificate)['subject'] : 'no certificate');
		}
	};
	$ca = ['cafile' => "$certs/ca.pem", 'peer_name' => 'localhost'];
	$mine = ['local_cert' => "$certs/both.pem"] + $ca;
	$fingerprint = fn (string $algorithm) => openssl_x509_fingerprint(file_get_contents("$certs/server.pem"), $algorithm);
	$open = ['verify_peer' => false, 'verify_peer_name' => false];
	$clients = [
		'default' => [[], $any], 'cafile' => [$ca, $any], 'no cafile' => [['cafile' => '/nonexistent', 'peer_name' => 'localhost'], $any],
		'capath' => [['capath' => "$certs/hashed", 'peer_name' => 'localhost'], $any], 'empty capath' => [['capath' => '/proc/self/fd', 'peer_name' => 'localhost'], $any],
		'peer_name' => [['peer_name' => 'other.test'] + $ca, $any], 'peer_name of the address' => [['cafile' => "$certs/ca.pem"], $any],
		'verify_peer_name off' => [['peer_name' => 'other.test', 'verify_peer_name' => false] + $ca, $any],
		'verify_peer off' => [['verify_peer' => false, 'peer_name' => 'localhost'], $any], 'verify_peer off, name on' => [['verify_peer' => false, 'peer_name' => 'no'], $any],
		'self-signed' => [['peer_name' => 'localhost'], $self], 'allow_self_signed' => [['peer_name' => 'localhost', 'allow_self_signed' => true], $self],
		'verify_depth 0' => [['verify_depth' => 0] + $ca, $any], 'verify_depth 5' => [['verify_depth' => 5] + $ca, $any],
		'capture' => [['capture_peer_cert' => true] + $ca, $any], 'capture chain' => [['capture_peer_cert_chain' => true] + $ca, $any],
		'sha1' => [['peer_fingerprint' => $fingerprint('sha1')] + $ca, $any], 'md5' => [['peer_fingerprint' => $fingerprint('md5')] + $open, $any],
		'sha256' => [['peer_fingerprint' => ['sha256' => $fingerprint('sha256')]] + $ca, $any], 'wrong sha256' => [['peer_fingerprint' => ['sha256' => str_repeat('0', 64)]] + $ca, $any],
		'bad fingerprint' => [['peer_fingerprint' => 'xy'] + $ca, $any], 'fingerprint of another type' => [['peer_fingerprint' => 5] + $ca, $any],
		'ciphers' => [['ciphers' => 'ECDHE-ECDSA-AES256-GCM-SHA384', 'crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT] + $ca, $any],
		'other ciphers' => [['ciphers' => 'ECDHE-ECDSA-CHACHA20-POLY1305', 'crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT] + $ca, $any],
		'no ciphers' => [['ciphers' => 'NOTHING'] + $ca, $any], 'ciphers the server has not' => [['ciphers' => 'AES256-SHA', 'crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT] + $ca, $any],
		'TLS 1.2' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT] + $ca, $any], 'TLS 1.3' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT] + $ca, $any],
		'TLS 1.0' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_0_CLIENT] + $ca, $any], 'TLS 1.3 for 1.2' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT] + $ca, $old],
		'min_proto_version' => [['min_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_3] + $ca, $old], 'max_proto_version' => [['max_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_2] + $ca, $any],
		'security_level 0' => [['security_level' => 0] + $ca, $any], 'security_level 5' => [['security_level' => 5] + $ca, $any], 'security_level wrong' => [['security_level' => -3] + $ca, $any],
		'SNI' => [['SNI_enabled' => true, 'peer_name' => 'other.test'] + $ca, $sni], 'no SNI' => [['SNI_enabled' => false, 'peer_name' => 'other.test'] + $ca, $sni],
		'disable_compression' => [['disable_compression' => false] + $ca, $any], 'no_ticket' => [['no_ticket' => true] + $ca, $any],
		'alpn' => [['alpn_protocols' => 'h2,http/1.1'] + $ca, $alpn], 'alpn, none in common' => [['alpn_protocols' => 'spdy'] + $ca, $alpn],
		'client certificate' => [$mine, $mutual], 'with key' => [['local_cert' => "$certs/client.pem", 'local_pk' => "$certs/client.key"] + $ca, $mutual],
		'passphrase' => [['local_cert' => "$certs/locked.pem", 'local_pk' => "$certs/locked.key", 'passphrase' => 'secret'] + $ca, $mutual],
		'wrong passphrase' => [['local_cert' => "$certs/locked.pem", 'local_pk' => "$certs/locked.key", 'passphrase' => 'wrong'] + $ca, $mutual],
		'no key' => [['local_cert' => "$certs/client.pem"] + $ca, $mutual], 'another key' => [['local_cert' => "$certs/client.pem", 'local_pk' => "$certs/other.key"] + $ca, $mutual],
		'no such file' => [['local_cert' => '/nonexistent'] + $ca, $mutual], 'no certificate' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT] + $ca, $mutual],
	];
	$later = ['default', 'cafile', 'peer_name', 'verify_peer off', 'capture chain', 'sha256', 'wrong sha256', 'other ciphers', 'no ciphers', 'TLS 1.2', 'security_level 5'];
	foreach ($clients as $name => [$ssl, $port]) {
		echo "* $name\n";
		$context = stream_context_create(['ssl' => $ssl]);
		$result(stream_socket_client("tls://127.0.0.1:$port", $code, $message, 20, STREAM_CLIENT_CONNECT, $context));
		if (in_array($name, $later)) {
			$f = stream_socket_client("tcp://127.0.0.1:$starttls", $code, $message, 20, STREAM_CLIENT_CONNECT, $context);
			fwrite($f, "start\n");
			show(fgets($f));
			$result(stream_socket_enable_crypto($f, true, $ssl['crypto_method'] ?? STREAM_CRYPTO_METHOD_TLS_CLIENT) ? $f : false);
		}
	}
	/* Servers. $control tells a client in plain PHP what to do and what came of it. */
	$control = fsockopen('127.0.0.1', $client);
	$cert = ['local_cert' => "$certs/server.pem", 'local_pk' => "$certs/server.key"];
	$old = ['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT] + $open;
	$prefer = fn (string ...$ciphers) => ['ciphers' => implode(':', $ciphers)];
	[$aes, $chacha] = ['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305'];
	$servers = [
		'no certificate' => [[], $open], 'local_cert' => [$cert, $ca], 'no such file' => [['local_cert' => '/nonexistent'], $open],
		'another key' => [['local_pk' => "$certs/other.key"] + $cert, $open],
		'passphrase' => [['local_cert' => "$certs/locked.pem", 'local_pk' => "$certs/locked.key", 'passphrase' => 'secret'], $open],
		'wrong passphrase' => [['local_cert' => "$certs/locked.pem", 'local_pk' => "$certs/locked.key", 'passphrase' => 'x'], $open],
		'crypto_method' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_SERVER] + $cert, $open],
		'crypto_method that the client has not' => [['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_3_SERVER] + $cert, $old],
		'max_proto_version' => [['max_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_2] + $cert, $open],
		'ciphers' => [$prefer($aes) + $cert, $old], 'ciphers that the client has not' => [$prefer($aes) + $cert, $prefer($chacha) + $old],
		'order of the client' => [['honor_cipher_order' => false] + $prefer($aes, $chacha) + $cert, $prefer($chacha, $aes) + $old],
		'honor_cipher_order' => [['honor_cipher_order' => true] + $prefer($aes, $chacha) + $cert, $prefer($chacha, $aes) + $old],
		'ecdh_curve' => [['ecdh_curve' => 'prime256v1'] + $cert, $open], 'wrong ecdh_curve' => [['ecdh_curve' => 'none'] + $cert, $open],
		'dh_param' => [['dh_param' => "$certs/dh.pem", 'single_dh_use' => true] + $cert, $open], 'wrong dh_param' => [['dh_param' => "$certs/ca.pem"] + $cert, $open],
		'no dh_param' => [['dh_param' => '/nonexistent'] + $cert, $open], 'single_ecdh_use' => [['single_ecdh_use' => true, 'no_ticket' => true] + $cert, $open],
		'alpn' => [['alpn_protocols' => 'http/1.1,h2'] + $cert, ['alpn_protocols' => 'h2'] + $open], 'no alpn in common' => [['alpn_protocols' => 'x'] + $cert, ['alpn_protocols' => 'h2'] + $open],
		'SNI' => [['SNI_server_certs' => ['other.test' => ['local_cert' => "$certs/other.pem", 'local_pk' => "$certs/other.key"]]] + $cert, ['peer_name' => 'other.test'] + $ca],
		'SNI, another name' => [['SNI_server_certs' => ['other.test' => "$certs/both.pem"]] + $cert, $ca],
		'SNI, no such file' => [['SNI_server_certs' => ['other.test' => '/nonexistent']] + $cert, $open], 'SNI, no array' => [['SNI_server_certs' => 'x'] + $cert, $open],
		'verify_peer' => [['verify_peer' => true, 'cafile' => "$certs/ca.pem", 'capture_peer_cert' => true, 'peer_name' => 'client.test'] + $cert, $mine],
		'verify_peer, another name' => [['verify_peer' => true, 'cafile' => "$certs/ca.pem", 'peer_name' => 'x', 'max_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_2] + $cert, $mine],
		'verify_peer, no certificate' => [['verify_peer' => true, 'cafile' => "$certs/ca.pem", 'max_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_2] + $cert, $ca],
		'security_level' => [['security_level' => 5] + $cert, $open],
	];
	foreach ($servers as $name => [$ssl, $others]) {
		echo "* server: $name\n";
		$listen = stream_socket_server('tls://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN, stream_context_create(['ssl' => $ssl]));
		fwrite($control, base64_encode(serialize([explode(':', stream_socket_get_name($listen, false))[1], $others])) . "\n");
		$f = stream_socket_accept($listen, 20);
		if ($f) {
			$peer = stream_context_get_options($f)['ssl']['peer_certificate'] ?? null;
			show(fgets($f), stream_get_meta_data($f)['crypto'], $peer ? openssl_x509_parse($peer)['subject'] : 'nobody', fwrite($f, "answer\n"), fclose($f));
		}
		fclose($listen);
		show(json_decode(fgets($control)));
	}
	/* The default is not the system's file, which takes long to read with sanitizers. */
	PHP, ini: ['openssl.cafile' => "$dir/other.pem"], vars: ['certs' => $dir, 'any' => $serve(), 'self' => $serve(['local_cert' => $own, 'local_pk' => $own]), 'starttls' => $plain,
	'old' => $serve(['crypto_method' => STREAM_CRYPTO_METHOD_TLSv1_2_SERVER]), 'alpn' => $serve(['alpn_protocols' => 'http/1.1']),
	'sni' => $serve(['SNI_server_certs' => ['other.test' => ['local_cert' => "$dir/other.pem", 'local_pk' => "$dir/other.key"]]]),
	'mutual' => $serve(['verify_peer' => true, 'verify_peer_name' => false, 'cafile' => "$dir/ca.pem", 'capture_peer_cert' => true]), 'client' => $client]);
?>
--EXPECT--
same
