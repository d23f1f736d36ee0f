--TEST--
A fatal error in a callback of the master ends the server: neither pid_file nor unix socket is left behind
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
ini_set('display_errors', '0');
$dir = sys_get_temp_dir() . '/cs_fatal_' . getmypid();
foreach (CS_MODES as $name => $mode) {
	foreach (['start', 'shutdown'] as $event) {
		$server = cs_spawn(function ($ready) use ($mode, $event, $dir) {
			$server = new Swoole\Server("$dir.sock", 0, $mode, SWOOLE_SOCK_UNIX_STREAM);
			$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE, 'pid_file' => "$dir.pid"]);
			$server->on('receive', fn () => 0);
			$server->on('workerStart', fn ($server) => $event !== 'shutdown' ?: $server->shutdown());
			$server->on($event, fn () => @trigger_error('no', E_USER_ERROR));
			$ready(0);
			$server->start();
		});
		$status = $server->wait();
		echo "$name, $event, exit status $status: ", json_encode(array_filter(["$dir.sock", "$dir.pid"], 'file_exists')), "\n";
	}
}
?>
--EXPECT--
base, start, exit status 255: []
base, shutdown, exit status 255: []
process, start, exit status 255: []
process, shutdown, exit status 255: []
