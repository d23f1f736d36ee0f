--TEST--
SIGINT to the master, or to the whole group as Ctrl-C sends it, ends a server in order
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES + ['single' => SWOOLE_BASE] as $name => $mode) {
	foreach (['master', 'group'] as $to) {
		$log = new CsLog;
		$server = cs_process_server(function ($server) use ($log) {
			$server->on('workerStop', fn ($server, $id) => $log->say("worker $id stops"));
			$server->on('shutdown', fn () => $log->say('shutdown'));
			$server->on('workerError', fn ($server, $id, $pid, $code, $signal) => $log->say("worker $id: $code $signal"));
			$server->on('request', function ($request, $response) {
				if ($request->server['request_uri'] === '/slow') {
					Co::sleep(0.3);
				}
				$response->end('answered');
			});
		}, ['worker_num' => $name === 'single' ? 1 : 2], $mode);
		cs_http_get($server->port);
		$slow = cs_connect($server->port)->write(cs_http_request('GET', '/slow'));
		usleep(100000); /* it runs */
		posix_kill($to === 'master' ? $server->pid : -$server->pid, SIGINT);
		echo "$name, $to: ", $slow->response()?->body, ', status ', $server->wait(), ', ',
			implode(', ', $log->take($name === 'single' ? 2 : 3)), "\n";
	}
}
?>
--EXPECT--
base, master: answered, status 0, shutdown, worker 0 stops, worker 1 stops
base, group: answered, status 0, shutdown, worker 0 stops, worker 1 stops
process, master: answered, status 0, shutdown, worker 0 stops, worker 1 stops
process, group: answered, status 0, shutdown, worker 0 stops, worker 1 stops
single, master: answered, status 0, shutdown, worker 0 stops
single, group: answered, status 0, shutdown, worker 0 stops
