--TEST--
addProcess(): the manager's child, reaches workers and is reached, survives reloads, comes back when it ends
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!is_dir('/proc/self')) die('skip needs /proc'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log) {
		$process = new Swoole\Process(function ($process) use ($server, $log) {
			$log->say('start');
			$server->task('from the process');
			Swoole\Event::add($process->pipe, function () use ($process, $log) {
				$line = $process->read();
				$line === 'end' ? $process->exit(0) : $log->say("pipe: $line");
			});
		}, false, SOCK_DGRAM, true);
		echo 'added ', $server->addProcess($process), "\n";
		$server->on('pipeMessage', fn ($server, $src, $data) => $log->say("message: $data to $server->worker_id from $src"));
		$server->on('task', fn ($server, $id, $src, $data) => $log->say("task from $src: $data"));
		$server->on('request', function ($request, $response) use ($server, $process) {
			$what = ltrim($request->server['request_uri'], '/');
			$what === 'message' ? $server->sendMessage('hello', 2) : ($what && $process->write($what));
			$response->end(json_encode([$server->manager_pid, $server->getWorkerPid(2), $server->stats()['user_worker_num'],
				$server->stats()['reload_count']]));
		});
	}, ['worker_num' => 1, 'task_worker_num' => 1], $mode);
	[$manager, $pid, $count] = json_decode(cs_http_get($server->port, '/piped')->body);
	cs_http_get($server->port, '/message');
	cs_until(fn () => count($log->lines()) >= 4, 'four lines');
	$parent = (int) explode(' ', preg_replace('~^.*\) ~s', '', file_get_contents("/proc/$pid/stat")))[1];
	echo "$name: $count, child of the manager: ", json_encode($parent === $manager), "\n";
	posix_kill($server->pid, SIGUSR1);
	cs_until(fn () => json_decode(cs_http_get($server->port)->body)[3] === 1, 'the reload');
	echo 'after a reload the same: ', json_encode(json_decode(cs_http_get($server->port)->body)[1] === $pid), "\n";
	cs_http_get($server->port, '/end');
	$lines = $log->take(6);
	echo '  ', implode("\n  ", $lines), "\n";
	$again = cs_until(fn () => ($p = json_decode(cs_http_get($server->port)->body)[1]) === $pid ? 0 : $p, 'the next');
	$server->stop();
	echo 'gone: ', json_encode(cs_all_gone([$pid, $again, $manager])), "\n";
}
?>
--EXPECT--
added 0
base: 1, child of the manager: true
after a reload the same: true
  message: hello to 2 from 0
  pipe: piped
  start
  start
  task from 2: from the process
  task from 2: from the process
gone: true
added 0
process: 1, child of the manager: true
after a reload the same: true
  message: hello to 2 from 0
  pipe: piped
  start
  start
  task from 2: from the process
  task from 2: from the process
gone: true
