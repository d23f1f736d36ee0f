--TEST--
A killed worker's clients see the end, the others are untouched, the worker comes back and onWorkerError tells why
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = tempnam(sys_get_temp_dir(), 'cs');
	$server = cs_process_server(function ($server) use ($log) {
		$server->on('workerError', function ($server, $id, $pid, $code, $signal) use ($log) {
			file_put_contents($log, "worker $id code $code signal $signal");
		});
		$server->on('request', function ($request, $response) use ($server) {
			if ($request->server['request_uri'] === '/die') {
				posix_kill(getmypid(), SIGKILL);
			}
			$response->end("$server->worker_id");
		});
	}, ['worker_num' => 2], $mode);
	$conns = [];
	for ($i = 0; $i < 8; $i++) {
		$conn = new CsConn($server->port);
		$conns[$conn->request('GET', '/')->body][] = $conn;
	}
	ksort($conns);
	$conns[0][0]->write("GET /die HTTP/1.1\r\nHost: a\r\n\r\n");
	echo "$name: ", $conns[0][0]->response() === null ? 'closed' : 'answered', ', other worker says ',
		$conns[1][0]->request('GET', '/')->body, "\n";
	cs_until(fn () => file_get_contents($log) !== '');
	echo file_get_contents($log), "\n";
	cs_until(fn () => cs_http_get($server->port, '/')->body === '0');
	echo "worker 0 answers again\n";
	$server->stop();
	unlink($log);
}
?>
--EXPECT--
base: closed, other worker says 1
worker 0 code 0 signal 9
worker 0 answers again
process: closed, other worker says 1
worker 0 code 0 signal 9
worker 0 answers again
