--TEST--
Process: daemons that share a port by reuse_port answer every request between them and end at SIGTERM
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

const DAEMONS = 4, CONNECTIONS = 64, REQUESTS = 5;
$port = 0;
$pids = [];
for ($i = 0; $i < DAEMONS; $i++) {
	$process = new Process(function (Process $worker) use ($port) {
		Process::daemon();
		$scheduler = new Swoole\Coroutine\Scheduler;
		$scheduler->set(['hook_flags' => SWOOLE_HOOK_ALL]);
		$scheduler->add(function () use ($port, $worker) {
			$server = new Swoole\Coroutine\Http\Server('127.0.0.1', $port, false, true);
			$server->handle('/', fn ($request, $response) => $response->end((string) getmypid()));
			go(fn () => $worker->write(json_encode([getmypid(), $server->port])));
			$server->start();
		});
		$scheduler->start();
	});
	$process->start();
	[$pids[], $port] = json_decode($process->read());
	Process::wait();
}
register_shutdown_function(fn () => array_map(fn ($pid) => posix_kill($pid, SIGKILL), $pids));
$answers = [];
for ($i = 0; $i < CONNECTIONS; $i++) {
	$connections[] = new CsConn($port);
}
for ($i = 0; $i < REQUESTS; $i++) {
	foreach ($connections as $connection) {
		$connection->write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
	}
	foreach ($connections as $connection) {
		$body = $connection->response()->body;
		$answers[$body] = ($answers[$body] ?? 0) + 1;
	}
}
var_dump(array_sum($answers), count($answers) > 1, array_diff(array_keys($answers), $pids));
array_map(fn ($pid) => Process::kill($pid), $pids);
cs_until(fn () => !array_filter($pids, fn ($pid) => preg_match('/\) [^ZX]/', @file_get_contents("/proc/$pid/stat") ?: '')),
	'the daemons to end');
var_dump(@stream_socket_client("tcp://127.0.0.1:$port"));
--EXPECT--
int(320)
bool(true)
array(0) {
}
bool(false)
