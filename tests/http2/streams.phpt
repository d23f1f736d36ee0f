--TEST--
HTTP/2: many requests at once on a connection, answered as they are ready; a stream that is ended early ends alone
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$log = new CsLog;
$open = new Swoole\Atomic;
$server = cs_h2_server(function ($server) use ($log, $open) {
	$server->on('request', function ($request, $response) use ($log, $open) {
		if ($request->server['request_uri'] === '/hold') {
			while (!$open->get()) {
				Swoole\Coroutine::sleep(0.005);
			}
			$response->end('held');
			return;
		}
		$seconds = (float) substr($request->server['request_uri'], 1);
		Swoole\Coroutine::sleep($seconds);
		if ($seconds == 0.2) {
			$log->say(json_encode([$response->isWritable(), $response->end('late')]));
			return;
		}
		$response->end("$seconds");
	});
});
$h2 = new CsH2($server->port);
$slow = $h2->get('/0.3');
$dead = $h2->get('/0.2');
$fast = $h2->get('/0.1');
echo $h2->body($fast), ' ';
$h2->send(CsH2::RST, 0, $dead, pack('N', 8));
echo $h2->body($slow), "\n";
echo implode($log->take(1)), "\n";
/* Over the limit of 128 at a time the rest is refused, which tells the client to try again. */
for ($i = 0; $i < 130; $i++) {
	$ids[] = $h2->get('/hold');
}
$refused = $done = 0;
while ($done + $refused < 130 && ($frame = $h2->read())) {
	$refused += $frame[0] === CsH2::RST && $frame[3] === pack('N', 7);
	if ($refused === 2) {
		$open->set(1);
	}
	$done += $frame[0] === CsH2::DATA && $frame[1] & 1;
}
echo "$done $refused\n";
?>
--EXPECT--
0.1 0.3
[false,false]
128 2
