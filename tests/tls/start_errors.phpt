--TEST--
TLS: what is wrong with certificates and settings stops the start and names the file
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$certs->make('server', 'localhost');
$certs->make('other', 'localhost');
$certs->make('locked', 'localhost', 'secret');
file_put_contents("$certs->dir/junk.pem", 'junk');
$try = function (array $settings, int $type = SWOOLE_SOCK_TCP | SWOOLE_SSL) use ($certs) {
	try {
		$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_BASE, $type);
		$server->set(array_map(fn ($v) => is_string($v) ? str_replace('@', $certs->dir, $v) : $v, $settings) + ['worker_num' => 1]);
		$server->on('request', fn () => null);
		$server->start();
	} catch (Throwable $e) {
		echo str_replace([$certs->dir, 'Swoole\Http\Server::start(): '], ['@', ''], $e->getMessage()), "\n";
	}
};
$ok = ['ssl_cert_file' => '@/server.pem', 'ssl_key_file' => '@/server.key'];
$try([]);
$try(['ssl_cert_file' => '@/none.pem']);
$try(['ssl_cert_file' => '@/junk.pem', 'ssl_key_file' => '@/server.key']);
$try(['ssl_cert_file' => '@/server.pem']);
$try(['ssl_cert_file' => '@/server.pem', 'ssl_key_file' => '@/other.key']);
$try(['ssl_cert_file' => '@/locked.pem', 'ssl_key_file' => '@/locked.key']);
$try(['ssl_cert_file' => '@/locked.pem', 'ssl_key_file' => '@/locked.key', 'ssl_passphrase' => 'wrong']);
$try($ok + ['ssl_verify_peer' => true]);
$try($ok + ['ssl_verify_peer' => true, 'ssl_client_cert_file' => '@/none.pem']);
$try($ok + ['ssl_protocols' => 2]);
$try($ok + ['ssl_sni_certs' => ['a.test' => 1]]);
$try($ok + ['ssl_sni_certs' => ['a.test' => ['ssl_cert_file' => "$certs->dir/junk.pem"]]]);
$try($ok, SWOOLE_SOCK_UDP | SWOOLE_SSL);
$plain = new Swoole\Http\Server('127.0.0.1', 0);
$plain->set(['ssl_compress' => true]);
?>
--EXPECTF--
TLS needs a certificate: set ssl_cert_file and ssl_key_file
ssl_cert_file '@/none.pem' cannot be read: No such file or directory
ssl_cert_file '@/junk.pem' has no usable certificate in PEM format: %s
ssl_cert_file '@/server.pem' has no usable private key in PEM format, or needs ssl_passphrase: %s
ssl_key_file '@/other.key' does not belong to the certificate in ssl_cert_file: key values mismatch
ssl_key_file '@/locked.key' has no usable private key in PEM format, or needs ssl_passphrase: %s
ssl_key_file '@/locked.key' has no usable private key in PEM format (is ssl_passphrase right?): %s
ssl_verify_peer needs the CAs to check clients' certificates with: set ssl_client_cert_file
ssl_client_cert_file '@/none.pem' cannot be read: No such file or directory
Swoole\Http\Server: the option 'ssl_protocols' must be a sum of SWOOLE_SSL_TLSv1_3, SWOOLE_SSL_TLSv1_2 and, for old clients, TLSv1_1 and TLSv1; 2 given
Swoole\Http\Server: the option 'ssl_sni_certs' must be an array of host name => ['ssl_cert_file' => ..., 'ssl_key_file' => ...]; an array given
ssl_cert_file '@/junk.pem' has no usable certificate in PEM format: %s (ssl_sni_certs 'a.test')
TLS over datagrams (DTLS) is not supported: use SWOOLE_SSL with a stream socket

%SWarning: %sssl_compress%s
