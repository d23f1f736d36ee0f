--TEST--
max_worker_memory: a worker that has grown beyond it is replaced, without failing a request
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--INI--
memory_limit=600M
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) {
		static $leak = [];
		$leak[] = str_repeat('x', $request->server['request_uri'] === '/leak' ? 8 << 20 : 0);
		$response->end((string) getmypid());
	});
}, ['worker_num' => 1, 'max_worker_memory' => 300 << 20], SWOOLE_PROCESS);
$first = cs_http_get($server->port)->body;
$failed = 0;
cs_until(function () use ($server, $first, &$failed) {
	$response = cs_http_get($server->port, '/leak');
	$failed += $response->status !== 200;
	return $response->body !== $first;
}, 'another worker');
echo "failed: $failed\n";
?>
--EXPECT--
failed: 0
