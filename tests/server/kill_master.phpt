--TEST--
kill -9 of the master: the others end, and the last of them removes sockets, pid file and message queue
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!is_readable('/proc/sysvipc/msg')) {
	die('skip needs /proc/sysvipc/msg');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$path = sys_get_temp_dir() . "/cs-orphan-$name" . getmypid();
	/* Not with cs_spawn(), which would kill all of them at the master's end. */
	$master = pcntl_fork();
	if ($master === 0) {
		posix_setpgid(0, 0);
		$server = new Swoole\Http\Server($path, 0, $mode, SWOOLE_SOCK_UNIX_STREAM);
		$server->set(['worker_num' => 2, 'task_worker_num' => 1, 'task_ipc_mode' => 2, 'pid_file' => "$path.pid", 'max_wait_time' => 2,
			'log_level' => SWOOLE_LOG_NONE]);
		$server->on('task', fn () => 1);
		$server->on('request', function ($request, $response) use ($server) {
			$server->taskwait('');
			$pids = array_map(fn ($id) => $server->getWorkerPid($id), range(0, 3));
			$response->end(json_encode(in_array(0, $pids, true) ? [] : [...$pids, $server->manager_pid]));
		});
		$server->addProcess(new Swoole\Process(function () {
			while (true) {
				sleep(1);
			}
		}, false, 0, false));
		$server->start();
		exit;
	}
	register_shutdown_function(fn () => posix_kill(-$master, SIGKILL));
	cs_until(fn () => file_exists("$path.pid"), 'the start');
	$pids = cs_until(fn () => json_decode(cs_http_get("unix://$path")->body), 'all processes');
	/* Key, number, rights, bytes, messages, and who has sent the last one. */
	preg_match('/^\s+0\s+(\d+)\s+600\s+\d+\s+\d+\s+(' . implode('|', $pids) . ')\s/m', file_get_contents('/proc/sysvipc/msg'), $queue);
	$has_queue = fn () => preg_match("/^\s+0\s+$queue[1]\s/m", file_get_contents('/proc/sysvipc/msg'));
	posix_kill($master, SIGKILL);
	pcntl_waitpid($master, $status);
	cs_until(fn () => !file_exists($path) && !file_exists("$path.pid") && !$has_queue(), 'the end of its traces');
	echo $name, ' ', cs_all_gone(array_diff($pids, [$master])) ? 'all gone' : '', "\n";
}
?>
--EXPECT--
base all gone
process all gone
