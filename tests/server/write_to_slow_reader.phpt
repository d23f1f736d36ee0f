--TEST--
Without coroutines 40 MB of write() to a slow reader arrive whole
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) {
			for ($i = 0; $i < 40; $i++) {
				$response->write(str_repeat(chr(65 + $i % 26), 1 << 20));
			}
			$response->end();
		});
	}, ['worker_num' => 1, 'enable_coroutine' => false], $mode);
	$conn = cs_connect($server->port)->write(cs_http_request('GET', '/'));
	usleep(200000);
	$body = $conn->response('GET', 3 * CS_DEADLINE)->body;
	$wrong = strlen($body) === 40 << 20 ? 0 : 1;
	for ($i = 0; $i < 40; $i++) {
		$wrong += $body[$i << 20] !== chr(65 + $i % 26);
	}
	echo "$name: ", strlen($body), " bytes, $wrong wrong\n";
	$server->stop();
}
?>
--EXPECT--
base: 41943040 bytes, 0 wrong
process: 41943040 bytes, 0 wrong
