--TEST--
Process::signal(SIGTERM) in a worker is called beside the server's own handler: it may clean up, and the worker still ends
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log) {
		$server->on('beforeShutdown', fn () => $log->say('1 beforeShutdown'));
		$server->on('workerStart', function ($server, $worker) use ($log) {
			Swoole\Process::signal(SIGTERM, fn ($signal) => $log->say("2 worker $worker has got signal $signal"));
		});
		$server->on('workerStop', fn ($server, $worker) => $log->say("3 worker $worker stops"));
		$server->on('request', fn ($request, $response) => $response->end(json_encode([$server->master_pid,
			$server->getWorkerPid(0), $server->getWorkerPid(1)])));
	}, ['worker_num' => 2], $mode);
	$pids = cs_until(fn () => in_array(0, $pids = json_decode(cs_http_get($server->port)->body), true) ? null : $pids, 'both');
	usleep(100000); /* the second one may be in its workerStart still */
	posix_kill($pids[0], SIGTERM);
	echo "$name:\n  ", implode("\n  ", $log->take(5)), "\n";
	echo '  gone: ', json_encode(cs_all_gone($pids)), "\n";
}
?>
--EXPECT--
base:
  1 beforeShutdown
  2 worker 0 has got signal 15
  2 worker 1 has got signal 15
  3 worker 0 stops
  3 worker 1 stops
  gone: true
process:
  1 beforeShutdown
  2 worker 0 has got signal 15
  2 worker 1 has got signal 15
  3 worker 0 stops
  3 worker 1 stops
  gone: true
