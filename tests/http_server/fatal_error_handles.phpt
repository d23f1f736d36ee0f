--TEST--
Http\Server: what a worker has open when a fatal error ends it is released (the sanitizers look)
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--INI--
display_errors=0
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$stats = tempnam(sys_get_temp_dir(), 'cs');
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) {
		if ($request->server['request_uri'] === '/fatal') {
			trigger_error('on purpose', E_USER_ERROR);
		}
		$response->end((string) getmypid());
	});
}, ['worker_num' => 1, 'enable_coroutine' => false, 'stats_file' => $stats], SWOOLE_PROCESS);
$first = cs_http_get($server->port, '/')->body;
cs_http_get($server->port, '/fatal');
$second = cs_until(function () use ($server) {
	return cs_http_get($server->port, '/')->body;
}, 'a new worker');
echo $first === $second ? 'same' : 'another', "\n";
$server->stop();
unlink($stats);
?>
--EXPECT--
another
