--TEST--
An exception, exit or fatal error in a nested Coroutine\run() ends as it does outside of one
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$ways = ['throw' => fn () => throw new RuntimeException('no'), 'exit' => fn () => exit(0), 'error' => fn () => trigger_error('no', E_USER_ERROR),
	'nest' => fn () => @Co\run(fn () => 0), 'task' => null];
$server = cs_process_server(function ($server) use (&$ways) {
	ini_set('display_errors', '0');
	$ways['task'] = fn () => $server->taskwait('abc', CS_DEADLINE);
	$server->on('task', fn ($server, $id, $src, $data) => strrev($data));
	$server->on('request', function ($request, $response) use (&$ways) {
		$way = substr($request->server['request_uri'], 1);
		$result = null;
		Co\run(function () use ($ways, $way, &$result) {
			Co::sleep(0.001);
			$result = isset($ways[$way]) ? $ways[$way]() : 'ok';
		});
		$response->end(json_encode($result));
	});
}, ['worker_num' => 1, 'task_worker_num' => 1, 'enable_coroutine' => false], SWOOLE_PROCESS);
foreach (['', 'task', 'nest', 'throw', 'exit', 'error'] as $way) {
	$response = cs_connect($server->port)->write(cs_http_request('GET', "/$way"))->response();
	echo $way, ': ', $response ? "$response->status " . ($response->status === 200 ? $response->body : '') : 'closed', "\n";
	cs_until(function () use ($server) {
		$response = cs_connect($server->port)->request('GET', '/');
		return $response && $response->body === '"ok"';
	});
}
?>
--EXPECTF--
: 200 "ok"
task: 200 "cba"
nest: 200 false
throw: 500 
exit: 500 
%Aerror: 500
