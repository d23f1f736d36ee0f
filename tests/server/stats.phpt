--TEST--
stats() counts connections, requests, tasks and coroutines over all workers and their successors
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('task', fn () => 1);
	$server->on('request', function ($request, $response) use ($server) {
		if ($request->server['request_uri'] === '/task') {
			$server->taskwait(1);
		}
		$response->end(json_encode($server->stats() + ['pid' => $server->master_pid]));
	});
}, ['worker_num' => 2, 'task_worker_num' => 1]);
$conns = [];
for ($i = 0; $i < 4; $i++) {
	$conns[$i] = cs_connect($server->port);
	$first = json_decode($conns[$i]->request('GET', '/task')->body, true);
}
posix_kill($first['pid'], SIGUSR1);
cs_until(fn () => json_decode(cs_http_get($server->port)->body)->reload_count === 1);
$stats = cs_until(function () use ($conns) {
	$stats = json_decode($conns[0]->request('GET', '/')->body, true);
	return $stats['connection_num'] === 4 ? $stats : null;
}, 'the end of other connections');
foreach (['connection_num', 'worker_num', 'task_worker_num', 'abort_count', 'tasking_num', 'concurrency', 'coroutine_num'] as $key) {
	echo "$key $stats[$key]\n";
}
$before = $stats;
$conns[1]->close();
$conns[0]->request('GET', '/');
$stats = json_decode($conns[0]->request('GET', '/')->body, true);
echo $stats['request_count'] - $before['request_count'], ' ', $stats['accept_count'] - $before['accept_count'], ' ',
	abs($stats['start_time'] - time()) < 60, ' ', $stats['total_recv_bytes'] > $before['total_recv_bytes'], ' ',
	$stats['total_send_bytes'] > $before['total_send_bytes'], "\n";
?>
--EXPECT--
connection_num 4
worker_num 2
task_worker_num 1
abort_count 0
tasking_num 0
concurrency 1
coroutine_num 1
2 0 1 1 1
