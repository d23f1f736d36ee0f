--TEST--
Without coroutines taskwait() and taskWaitMulti() block the worker, and taskCo() throws
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('task', fn ($server, $id, $src, $data) => strrev($data));
	$server->on('request', function ($request, $response) use ($server) {
		try {
			$co = $server->taskCo(['x']);
		} catch (Swoole\Error $e) {
			$co = $e->getMessage();
		}
		$response->end(json_encode([$server->taskwait('abc', 5), $server->taskWaitMulti(['12', '34'], 5), $co]));
	});
}, ['worker_num' => 1, 'task_worker_num' => 1, 'enable_coroutine' => false]);
echo cs_http_get($server->port)->body, "\n";
$server->stop();
?>
--EXPECTF--
["cba",["21","43"],"API must be called in the coroutine%s"]
