--TEST--
admin_server: an HTTP server that tells about all processes, takes orders by POST, and wants its token from strangers
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$path = sys_get_temp_dir() . '/cs_admin' . getmypid();
$server = cs_process_server(function ($server) {
	$server->on('task', fn () => 0);
	$server->on('request', fn ($request, $response) => $response->end(Swoole\Server\Admin::getAccessToken()));
}, ['worker_num' => 2, 'task_worker_num' => 1, 'admin_server' => "unix:$path"], SWOOLE_PROCESS);
$token = cs_http_get($server->port)->body;
cs_until(fn () => file_exists($path), 'the admin server');
$get = fn (string $uri, array $headers = []) => cs_http("unix://$path", 'GET', $uri, $headers);
$data = fn (string $uri) => json_decode($get($uri)->body, true)['data'];
echo implode(' ', array_map(fn ($key) => $data('/api/server_stats')[$key], ['worker_num', 'task_worker_num', 'user_worker_num'])), "\n";
echo implode(' ', array_keys($data('/api/get_worker_info/all'))), "\n";
echo $data('/api/get_worker_info/task_worker-0')['taskworker'] ? 'a task worker' : 'a worker', ', ',
	$data('/api/get_worker_info/worker-1')['id'], "\n";
echo implode(' ', array_keys($data('/api/coroutine_stats/all_worker'))), "\n";
echo $data('/api/get_function_info?function_name=strlen')['num'], ' ',
	$data('/api/get_class_info/worker-0?class_name=Swoole\Http\Server')['parent'], ' ',
	json_encode($data('/api/get_objects/worker-0')[0]['id'] > 0), "\n";
echo json_encode($data('/api/get_class_info?class_name=None')), "\n";
$answer = cs_http("unix://$path", 'POST', '/multi', [], json_encode([['command' => 'gc_status', 'process' => 'worker-1'],
	['command' => 'none'], ['command' => 'server_shutdown']]));
echo implode(' ', array_column(json_decode($answer->body, true)['data'], 'code')), "\n";
echo strlen($token), ' ', $get('/api/server_stats', ['Origin' => 'http://evil'])->status, ' ',
	$get('/api/server_stats', ['Origin' => 'http://evil', 'X-Access-Token' => $token])->status, ' ',
	$get('/api/server_shutdown')->status, ' ', $get('/api/none')->status, ' ', $get('/other')->status, "\n";
echo str_contains($get('/metrics')->body, 'cserve_requests_total') ? 'metrics' : 'no metrics', "\n";
$conn = cs_connect($server->port);
$conn->request('GET', '/');
$session = max(array_keys(array_fill(1, $data('/api/server_stats')['accept_count'], 1)));
echo cs_http("unix://$path", 'POST', "/api/close_session?session_id=$session")->body, ' ', json_encode($conn->closed()), "\n";
echo cs_http("unix://$path", 'POST', '/api/server_shutdown')->body, ' ', $server->wait(), "\n";
?>
--CLEAN--
<?php array_map('unlink', glob(sys_get_temp_dir() . '/cs_admin*')); ?>
--EXPECT--
2 1 1
master manager worker-0 worker-1 task_worker-0
a task worker, 1
worker-0 worker-1
1 Swoole\Server true
"there is no class 'None' here"
0 4004 4004
32 403 200 405 404 404
metrics
{"code":0,"data":true} true
{"code":0,"data":true} 0
