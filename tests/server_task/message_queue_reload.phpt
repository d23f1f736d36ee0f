--TEST--
With a message queue no task is lost or done twice over reloads and task_max_request
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach ([2, 3] as $mode) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log) {
		$server->on('task', fn ($server, $id, $src, $data) => $log->say(substr($data, 0, 20)));
		$server->on('request', function ($request, $response) use ($server) {
			for ($i = 0; $i < 300; $i++) {
				/* Large enough to fill a queue of the usual 16 KiB. */
				$server->task(str_pad("$server->worker_id-$request->fd-$i", 3000));
				if ($i % 100 === 50) {
					$server->reload(true);
				}
			}
			$response->end('sent');
		});
	}, ['worker_num' => 2, 'task_worker_num' => 2, 'task_ipc_mode' => $mode, 'task_max_request' => 60], SWOOLE_PROCESS);
	$conns = [cs_connect($server->port), cs_connect($server->port)];
	foreach ($conns as $conn) {
		$conn->write(cs_http_request('GET', '/'));
	}
	foreach ($conns as $conn) {
		echo $conn->response()->body, ' ';
	}
	$lines = $log->take(600);
	echo count($lines), ' ', count(array_unique($lines)), "\n";
	$server->stop();
}
?>
--EXPECT--
sent sent 600 600
sent sent 600 600
