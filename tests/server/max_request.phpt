--TEST--
max_request: workers are replaced, and no request fails
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('request', fn ($request, $response) => $response->end((string) getmypid()));
}, ['worker_num' => 2, 'max_request' => 20, 'max_request_grace' => 5], SWOOLE_PROCESS);
$conn = cs_connect($server->port);
$pids = [];
for ($i = 0; $i < 200; $i++) {
	$pids[$conn->request('GET', '/')->body] = true;
	usleep(500);
}
echo count($pids) > 2 ? 'replaced' : 'not replaced', "\n";
?>
--EXPECT--
replaced
