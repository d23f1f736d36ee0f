--TEST--
HTTP/2: a reload and the end of the server say GOAWAY and finish what runs; so do ping() and goaway() of a handler
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2(); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

foreach (['reload' => SIGUSR1, 'end' => SIGTERM] as $name => $signal) {
	$log = new CsLog;
	$server = cs_h2_server(function ($server) use ($log) {
		$server->on('request', function ($request, $response) use ($log) {
			$log->say('in');
			Swoole\Coroutine::sleep(0.3);
			$response->end('done');
		});
	}, ['worker_num' => 1, 'max_wait_time' => 10], SWOOLE_PROCESS);
	$busy = new CsH2($server->port);
	$idle = new CsH2($server->port);
	$idle->readTo(CsH2::SETTINGS);
	$stream = $busy->get('/');
	cs_until(fn () => $log->lines(), 'the request');
	posix_kill($server->pid, $signal);
	echo $name, ' ', $idle->goaway(), ' ', json_encode($idle->read()), ' ', $busy->body($stream), ' ', json_encode($busy->read()), "\n";
	$server->stop();
	unlink($log->path);
}
$server = cs_h2_server(function ($server) {
	$server->on('request', function ($request, $response) {
		$one = $response->ping('12345678ignored');
		$two = $response->goaway(SWOOLE_HTTP2_ERROR_NO_ERROR, 'bye');
		$response->end(json_encode([$one, $two]));
	});
});
$h2 = new CsH2($server->port);
$stream = $h2->get('/');
echo $h2->readTo(CsH2::PING)[3], ' ', substr($h2->readTo(CsH2::GOAWAY)[3], 8), ' ', $h2->body($stream), ' ', json_encode($h2->read()), "\n";
?>
--EXPECT--
reload 0 null done null
end 0 null done null
12345678 bye [true,true] null
