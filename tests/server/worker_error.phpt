--TEST--
onWorkerError tells code and signal, as arguments or as an object
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach ([false, true] as $object) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log, $object) {
		$server->on('workerError', $object
			? fn ($server, $info) => $log->say(get_class($info) . " $info->worker_id $info->exit_code $info->signal " . ($info->worker_pid > 0))
			: fn ($server, $id, $pid, $code, $signal) => $log->say("$id $code $signal " . ($pid > 0)));
		$server->on('workerStart', fn () => 0);
		$server->on('request', function ($request, $response) {
			posix_kill(getmypid(), $request->server['request_uri'] === '/9' ? SIGKILL : SIGQUIT);
		});
	}, ['worker_num' => 1, 'event_object' => $object], SWOOLE_PROCESS);
	cs_connect($server->port)->request('GET', '/9');
	cs_connect($server->port)->request('GET', '/3');
	echo implode("\n", $log->take(2)), "\n";
	$server->stop();
}
?>
--EXPECT--
0 0 3 1
0 0 9 1
Swoole\Server\StatusInfo 0 0 3 1
Swoole\Server\StatusInfo 0 0 9 1
