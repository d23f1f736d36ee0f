--TEST--
TLS: large bodies in both directions, and 40 MB of write() to a reader that begins late
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/tls.inc'; skip_without_tls(); ?>
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/../include/tls.inc';

$certs = cs_certs();
foreach (CS_MODES as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$server = cs_tls_server($certs, function ($server) {
			$server->on('request', function ($request, $response) {
				if ($request->server['request_uri'] === '/many') {
					for ($i = 0; $i < 40; $i++) {
						$response->write(str_repeat(chr(65 + $i), 1 << 20));
					}
					$response->end();
				} else {
					$response->end(strrev($request->getContent()));
				}
			});
		}, ['enable_coroutine' => $coroutine], $mode);
		$conn = cs_tls_connect($server->port, $certs);
		$body = random_bytes(1 << 20);
		$same = $conn->request('POST', '/', [], $body)->body === strrev($body);
		$conn->write(cs_http_request('GET', '/many'));
		usleep(100000);
		$many = $conn->response()->body;
		$expected = implode('', array_map(fn ($i) => str_repeat(chr(65 + $i), 1 << 20), range(0, 39)));
		echo $name, ' ', json_encode([$same, $many === $expected]), "\n";
		$server->stop();
	}
}
?>
--EXPECT--
base [true,true]
base [true,true]
process [true,true]
process [true,true]
