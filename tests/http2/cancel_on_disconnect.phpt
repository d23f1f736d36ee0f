--TEST--
HTTP/2: a stream that its client ends cancels the handler with cancel_on_disconnect; so does the end of the connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$log = new CsLog;
$server = cs_h2_server(function ($server) use ($log) {
	$server->on('request', function ($request, $response) use ($log) {
		$path = $request->server['request_uri'];
		if ($path === '/') {
			$response->end('fine');
			return;
		}
		$log->say("$path begins");
		try {
			Swoole\Coroutine::sleep(20);
		} finally {
			$log->say("$path ends " . json_encode($response->isWritable()));
		}
	});
}, ['cancel_on_disconnect' => true, 'worker_num' => 1]);
$h2 = new CsH2($server->port);
$one = $h2->get('/one');
$two = $h2->get('/two');
cs_until(fn () => count($log->lines()) === 2, 'the handlers');
$h2->send(CsH2::RST, 0, $one, pack('N', 8));
cs_until(fn () => count($log->lines()) === 3, 'the end of one');
echo $h2->body($h2->get('/')), "\n";
$h2->conn->close();
echo implode("\n", $log->take(4)), "\n";
$h2 = new CsH2($server->port);
echo $h2->body($h2->get('/')), "\n";
?>
--EXPECT--
fine
/one begins
/one ends false
/two begins
/two ends false
fine
