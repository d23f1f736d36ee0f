--TEST--
Of 1000 tasks from two workers to three task workers none is lost and none done twice, also over task_max_request
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$log = new CsLog;
$server = cs_process_server(function ($server) use ($log) {
	$server->on('task', fn ($server, $id, $src, $data) => $data);
	$server->on('finish', fn ($server, $id, $data) => $log->say($data));
	$server->on('request', function ($request, $response) use ($server) {
		for ($i = 0; $i < 500; $i++) {
			$server->task("$server->worker_id-$request->fd-$i");
		}
		$response->end("$request->fd");
	});
}, ['worker_num' => 2, 'task_worker_num' => 3, 'task_max_request' => 50]);
$conns = [cs_connect($server->port), cs_connect($server->port)];
foreach ($conns as $conn) {
	$conn->request('GET', '/');
}
$lines = $log->take(1000);
echo count($lines), ' ', count(array_unique($lines)), "\n";
$server->stop();
?>
--EXPECT--
1000 1000
