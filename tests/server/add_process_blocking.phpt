--TEST--
A user process without coroutines may block for ever: killed it comes back, at the shutdown it ends, workers know its pid
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log) {
		$process = new Swoole\Process(function ($process) use ($server, $log) {
			$log->say("started as $process->id in $server->worker_id");
			while (true) {
				sleep(100);
			}
		});
		$server->addProcess($process);
		try {
			var_dump(@$server->addProcess($process));
			$server->addProcess((new ReflectionClass(Swoole\Process::class))->newInstanceWithoutConstructor());
		} catch (Swoole\Error $e) {
			echo $e->getMessage(), "\n";
		}
		$server->on('workerError', fn ($server, $id, $pid, $code, $signal) => $log->say("worker $id: $code $signal"));
		$server->on('request', fn ($request, $response) => $response->end("$process->pid " . $server->getWorkerPid(1)));
	}, ['worker_num' => 1], $mode);
	[$known, $pid] = explode(' ', cs_http_get($server->port)->body);
	echo "$name: ", json_encode($known === $pid), "\n";
	cs_until(fn () => count($log->lines()) >= 1, 'its start');
	posix_kill((int) $pid, SIGKILL);
	echo '  ', implode("\n  ", $log->take(3)), "\n";
	$next = cs_until(fn () => (int) explode(' ', cs_http_get($server->port)->body)[1], 'the next one');
	$server->stop();
	echo 'gone: ', json_encode(cs_all_gone([$pid, $next])), "\n";
}
?>
--EXPECT--
bool(false)
this Swoole\Process has no callback, its constructor was not called
base: true
  started as 1 in 1
  started as 1 in 1
  worker 1: 0 9
gone: true
bool(false)
this Swoole\Process has no callback, its constructor was not called
process: true
  started as 1 in 1
  started as 1 in 1
  worker 1: 0 9
gone: true
