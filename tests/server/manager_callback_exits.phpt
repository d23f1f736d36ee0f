--TEST--
exit() in a callback of master or manager stops the server in order
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach (['start', 'managerStart', 'afterReload'] as $event) {
		$log = new CsLog;
		$file = tempnam(sys_get_temp_dir(), 'cs');
		$once = new Swoole\Atomic;
		$server = cs_spawn(function ($ready) use ($mode, $event, $log, $once, $file) {
			$server = new Swoole\Http\Server('127.0.0.1', 0, $mode);
			$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NOTICE, 'log_file' => $file]);
			$server->on($event, fn () => exit(0));
			$server->on('workerStart', fn () => $event !== 'afterReload' || $once->add() > 1 ?: $server->reload());
			$server->on('shutdown', fn () => $log->say('shutdown'));
			$server->on('request', fn () => 0);
			$ready($server->port);
			$server->start();
			$log->say('start() returned');
		});
		echo "$name, $event: ", implode(', ', $log->take(2)), "\n", preg_replace('/.*: /', '', file_get_contents($file));
		unlink($file);
	}
}
?>
--EXPECT--
base, start: shutdown, start() returned
a callback in the master has called exit()
base, managerStart: shutdown, start() returned
a callback in the master has called exit()
base, afterReload: shutdown, start() returned
a callback in the master has called exit()
process, start: shutdown, start() returned
a callback in the master has called exit()
process, managerStart: shutdown, start() returned
a callback in the manager has called exit()
process, afterReload: shutdown, start() returned
a callback in the manager has called exit()
