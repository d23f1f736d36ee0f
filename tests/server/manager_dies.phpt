--TEST--
A manager that dies is started again, later and later when it dies at once; threads of the process take no signals of the server's
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$serve = function (callable $setup, array $settings = []) {
	return cs_spawn(function ($ready) use ($setup, $settings) {
		Co\run(fn () => Co\System::readFile(__FILE__)); /* starts the pool of threads */
		$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_PROCESS);
		$server->set($settings + ['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE]);
		$server->on('request', fn ($request, $response) => $response->end('ok'));
		$setup($server);
		$ready($server->port);
		$server->start();
	});
};
$is_dead = fn (int $pid) => str_contains(@file_get_contents("/proc/$pid/stat") ?: ') Z', ') Z');

/* It dies while the master is busy with something else, and then three times at its start. */
$file = tempnam(sys_get_temp_dir(), 'cs');
$starts = new Swoole\Atomic;
$server = $serve(function ($server) use ($is_dead, $starts) {
	$server->on('start', function ($server) use ($is_dead) {
		posix_kill($server->manager_pid, SIGKILL);
		cs_until(fn () => $is_dead($server->manager_pid), 'the end of the manager');
	});
	$server->on('managerStart', fn () => $starts->add() <= 3 && posix_kill(getmypid(), SIGKILL));
}, ['log_level' => SWOOLE_LOG_ERROR, 'log_file' => $file]);
cs_until(fn () => preg_match_all('/starting another/', file_get_contents($file)) >= 3 && $starts->get() >= 4, 'a manager that stays');
preg_match_all('/the manager process \d+ was lost \((.*)\): starting another one (.*)/', file_get_contents($file), $found, PREG_SET_ORDER);
foreach (array_slice($found, 0, 3) as $line) {
	echo $line[1], ' ', $line[2], "\n";
}
echo cs_until(fn () => @cs_http_get($server->port)->body, 'an answer'), "\n";
posix_kill($server->pid, SIGTERM);
echo $server->wait(), "\n";
unlink($file);

/* SIGTERM while the master is busy, and while there is no manager. */
$log = new CsLog;
$server = $serve(function ($server) use ($log) {
	$server->on('start', function () use ($log) {
		posix_kill(getmypid(), SIGTERM);
		$log->say('goes on');
	});
	$server->on('shutdown', fn () => $log->say('shutdown'));
});
echo $server->wait(), ' ', implode(', ', $log->lines()), "\n";
unlink($log->path);
$file = tempnam(sys_get_temp_dir(), 'cs');
$server = $serve(function ($server) use ($file) {
	$server->on('managerStart', fn () => posix_kill(getmypid(), SIGKILL));
	$server->on('shutdown', fn () => file_put_contents($file, 'shutdown', FILE_APPEND));
}, ['log_level' => SWOOLE_LOG_ERROR, 'log_file' => $file]);
cs_until(fn () => str_contains(file_get_contents($file), 'in 400 ms'), 'a pause without manager');
posix_kill($server->pid, SIGTERM);
echo $server->wait(), str_ends_with(file_get_contents($file), 'shutdown') ? ' shutdown' : '', "\n";
unlink($file);
?>
--EXPECT--
signal 9 in 100 ms
signal 9 in 200 ms
signal 9 in 400 ms
ok
0
0 goes on, shutdown
0 shutdown
