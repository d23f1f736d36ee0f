--TEST--
HTTPS: both servers, in every mode, with and without coroutines; several requests on a connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
$ask = function (int $port) use ($certs) {
	$conn = cs_tls_connect($port, $certs);
	$answers = [];
	for ($i = 0; $i < 3; $i++) {
		$answers[] = $conn->request('GET', "/$i")->body;
	}
	return implode(' ', $answers) . ' ' . cs_tls_peer($conn);
};
$handler = fn ($request, $response) => $response->end($request->server['request_uri']);
foreach (CS_MODES as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$server = cs_tls_server($certs, fn ($server) => $server->on('request', $handler),
			['enable_coroutine' => $coroutine], $mode);
		echo $name, ': ', $ask($server->port), "\n";
		$server->stop();
	}
}
$port = cs_server(function (callable $ready) use ($certs, $handler) {
	Swoole\Coroutine\run(function () use ($ready, $certs, $handler) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0, true);
		$server->set($certs->settings());
		$server->handle('/', $handler);
		$ready($server->port);
			$server->start();
	});
});
echo 'coroutine: ', $ask($port), "\n";
?>
--EXPECT--
base: /0 /1 /2 localhost
base: /0 /1 /2 localhost
process: /0 /1 /2 localhost
process: /0 /1 /2 localhost
coroutine: /0 /1 /2 localhost
