--TEST--
After the end of a server shutdown(), reload() and stop() return false, and late signals do no harm
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$dir = sys_get_temp_dir() . '/cs_end_' . getmypid();
foreach (CS_MODES + ['single' => SWOOLE_BASE] as $name => $mode) {
	$log = new CsLog;
	cs_spawn(function ($ready) use ($name, $mode, $log, $dir) {
		$server = new Swoole\Server("$dir.sock", 0, $mode, SWOOLE_SOCK_UNIX_STREAM);
		$server->set(['worker_num' => $name === 'single' ? 1 : 2, 'log_level' => SWOOLE_LOG_NONE, 'pid_file' => "$dir.pid"]);
		$server->on('receive', fn () => 0);
		$server->on('workerStart', fn ($server) => $server->shutdown());
		$server->on('shutdown', function () {
			array_map(fn ($signal) => posix_kill(getmypid(), $signal), [SIGTERM, SIGINT, SIGUSR1, SIGUSR2]);
		});
		$ready(0);
		$server->start();
		$left = array_filter(["$dir.sock", "$dir.pid"], 'file_exists');
		$log->say(json_encode([$left, @$server->shutdown(), @$server->reload(), @$server->stop(0)]));
	});
	echo "$name: ", $log->take(1)[0], "\n";
}
?>
--EXPECT--
base: [[],false,false,false]
process: [[],false,false,false]
single: [[],false,false,false]
