--TEST--
What a server has made (unix sockets, the pid file, a message queue) goes when it cannot start, or never does
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$dir = sys_get_temp_dir() . '/cs-failed-' . getmypid();
mkdir($dir);
$make = function (array $settings) use ($dir) {
	$server = new Swoole\Server("$dir/stream", 0, SWOOLE_BASE, SWOOLE_SOCK_UNIX_STREAM);
	$server->listen("$dir/dgram", 0, SWOOLE_SOCK_UNIX_DGRAM)->on('packet', fn () => 0);
	$server->set($settings + ['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE]);
	$server->on('receive', fn () => 0);
	$server->on('task', fn () => 0);
	return $server;
};
$left = function (string $what) use ($dir) {
	echo $what, ': ', implode(' ', array_diff(scandir($dir), ['.', '..'])) ?: 'nothing', "\n";
};
$server = $make([]);
$left('bound');
unset($server);
$left('never started');
foreach ([['pid_file' => "$dir/none/pid"], ['pid_file' => "$dir/pid", 'log_file' => "$dir/none/log"],
	['pid_file' => '/dev/full'], ['pid_file' => "$dir/pid", 'user' => 'no-such-user'], ['stats_file' => '/dev/null'],
	['pid_file' => "$dir/pid", 'task_worker_num' => 1, 'task_ipc_mode' => 2, 'task_tmpdir' => str_repeat('x', 4000)]] as $settings) {
	$server = $make($settings);
	try {
		$server->start();
		echo "started\n";
	} catch (Swoole\Exception $e) {
		$left(preg_match('/pid_file|log_file|user|stats_file|task_tmpdir/', $e->getMessage(), $m) ? $m[0] : $e->getMessage());
	}
}
/* A child that never starts it removes nothing. */
$server = $make([]);
if (!($pid = pcntl_fork())) {
	unset($server);
	exit;
}
pcntl_waitpid($pid, $status);
$left('a child ended');
$server->on('workerStart', fn ($server) => $server->shutdown());
$server->start();
$left('served');
posix_mkfifo("$dir/fifo", 0600);
foreach (['pid_file', 'log_file'] as $name) {
	try {
		$make([$name => "$dir/fifo"])->start();
	} catch (Swoole\Exception $e) {
		echo $name, ': ', $e->getMessage() > '' ? 'no wait for a reader' : '', "\n";
	}
}
unlink("$dir/fifo");
/* Another server's number. */
$server = $make(['pid_file' => "$dir/pid"]);
$server->on('workerStart', function ($server) use ($dir) {
	file_put_contents("$dir/pid", "1\n");
	$server->shutdown();
});
$server->start();
$left("of another server");
unlink("$dir/pid");
rmdir($dir);
?>
--EXPECT--
bound: dgram stream
never started: nothing
pid_file: nothing
log_file: nothing
pid_file: nothing
user: nothing
stats_file: nothing
task_tmpdir: nothing
a child ended: dgram stream
served: nothing
pid_file: no wait for a reader
log_file: no wait for a reader
of another server: pid
