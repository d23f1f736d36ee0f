--TEST--
Coroutine\Http\Server with TLS: errors of start(), new certificates by set() while it runs
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$certs->make('server', 'first');
$certs->make('next', 'second');
$port = cs_server(function (callable $ready) use ($certs) {
	Swoole\Coroutine\run(function () use ($ready, $certs) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0, true);
		set_error_handler(fn ($no, $text) => print(str_replace($certs->dir, '@', $text) . "\n"));
		var_dump($server->start(), $server->errCode);
		$server->set($certs->settings('server'));
		$ref = WeakReference::create($server);
		$server->handle('/', function ($request, $response) use ($ref, $certs) {
			if ($request->server['request_uri'] === '/broken') {
				$ref->get()->set(['ssl_cert_file' => "$certs->dir/none.pem"]);
			} elseif ($request->server['request_uri'] === '/next') {
				$ref->get()->set($certs->settings('next'));
			}
			$response->end('x');
		});
		$ready($server->port);
		$server->start();
	});
});
$conn = cs_tls_connect($port, $certs, ['verify_peer_name' => false]);
foreach (['/', '/broken', '/next'] as $path) {
	$conn->request('GET', $path);
	echo $path, ' ', cs_tls_peer(cs_tls_connect($port, $certs, ['verify_peer_name' => false])), "\n";
}
?>
--EXPECT--
Swoole\Coroutine\Http\Server::start(): TLS needs a certificate: set ssl_cert_file and ssl_key_file
bool(false)
int(22)
/ first
Swoole\Coroutine\Http\Server::set(): ssl_cert_file '@/none.pem' cannot be read: No such file or directory
/broken first
/next second
