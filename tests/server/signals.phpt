--TEST--
What a terminal and a log rotation send to all processes ends none of them; SIGHUP stops a server, unless it was ignored (nohup)
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$serve = function (array $settings, int $mode) {
	return cs_process_server(function ($server) use ($settings) {
		$last = $settings ? 2 : 0;
		$server->on('task', fn () => 0);
		$server->on('request', function ($request, $response) use ($server, $last) {
			$pids = array_map(fn ($id) => $server->getWorkerPid($id), range(0, $last));
			$response->end(json_encode(in_array(0, $pids, true) ? [] : $pids));
		});
		if ($settings) {
			$server->addProcess(new Swoole\Process(function () {
				while (true) {
					sleep(1);
				}
			}, false, 0, false));
		}
	}, $settings + ['worker_num' => 1], $mode);
};
foreach (CS_MODES as $name => $mode) {
	$server = $serve(['task_worker_num' => 1], $mode);
	$pids = cs_until(fn () => json_decode(cs_http_get($server->port)->body), 'all processes');
	foreach (array_slice($pids, 0, 2) as $pid) {
		foreach ([SIGINT, SIGHUP] as $signal) {
			posix_kill($pid, $signal);
		}
	}
	foreach ([1, 2, 3] as $_) {
		posix_kill($server->pid, SIGRTMIN);
		cs_http_get($server->port);
	}
	echo $name, ': ', json_decode(cs_http_get($server->port)->body) === $pids ? 'the same processes' : 'others', "\n";
	$server->stop();
}
foreach ([SIGHUP, SIGQUIT] as $signal) {
	$single = $serve([], SWOOLE_BASE);
	cs_http_get($single->port);
	posix_kill($single->pid, $signal);
	echo $single->wait(), "\n";
}
pcntl_signal(SIGHUP, SIG_IGN);
foreach ([$serve([], SWOOLE_BASE), $serve(['task_worker_num' => 1], SWOOLE_PROCESS)] as $server) {
	cs_until(fn () => cs_http_get($server->port)->status === 200, 'an answer');
	posix_kill($server->pid, SIGHUP);
	posix_kill($server->pid, SIGRTMIN);
	echo cs_http_get($server->port)->status, ' ', cs_http_get($server->port)->status, "\n";
	posix_kill($server->pid, SIGTERM);
	echo $server->wait(), "\n";
}
?>
--EXPECT--
base: the same processes
process: the same processes
0
0
200 200
0
200 200
0
