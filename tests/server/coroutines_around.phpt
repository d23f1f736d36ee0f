--TEST--
Coroutines before a server is made, before it starts, in onWorkerStart and after start() has returned
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES + ['single' => SWOOLE_BASE] as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$log = new CsLog;
		$server = cs_spawn(function (callable $ready) use ($log, $mode, $name, $coroutine) {
			$try = function (string $when) use ($log) {
				$channel = new Co\Channel(1);
				Co\run(function () use ($channel) {
					go(function () use ($channel) {
						Co::sleep(0.001);
						$channel->push('a coroutine');
					});
				});
				$log->say("$when: " . $channel->pop());
			};
			$try('1 before it is made');
			$server = null;
			/* A server may be made in a coroutine; it starts outside. */
			Co\run(function () use (&$server, $mode) {
				$server = new Swoole\Http\Server('127.0.0.1', 0, $mode);
			});
			$server->set(['worker_num' => $name === 'single' ? 1 : 2, 'log_level' => SWOOLE_LOG_NONE, 'enable_coroutine' => $coroutine]);
			$server->on('workerStart', function ($server, $id) use ($log, $try, $coroutine) {
				if ($id === 0) {
					if ($coroutine) {
						Co::sleep(0.001);
						$log->say('3 in a worker: ' . (Co::getCid() > 0 ? 'a coroutine' : 'none'));
					} else {
						$try('3 in a worker');
					}
				}
			});
			$server->on('request', fn ($request, $response) => $response->end('ok'));
			$try('2 before the start');
			$ready($server->port);
			$server->start();
			$try('4 after the end');
			go(function () use ($log) {
				Co::sleep(0.001);
				$log->say('5 at the end of the script: a coroutine');
			});
		});
		echo $name, $coroutine ? ' ' : ' without coroutines ', cs_http_get($server->port)->body, "\n";
		cs_until(fn () => count($log->lines()) === 3, 'the first worker');
		posix_kill($server->pid, SIGTERM);
		echo $server->wait(), "\n  ", implode("\n  ", $log->take(5)), "\n";
	}
}
?>
--EXPECT--
base ok
0
  1 before it is made: a coroutine
  2 before the start: a coroutine
  3 in a worker: a coroutine
  4 after the end: a coroutine
  5 at the end of the script: a coroutine
base without coroutines ok
0
  1 before it is made: a coroutine
  2 before the start: a coroutine
  3 in a worker: a coroutine
  4 after the end: a coroutine
  5 at the end of the script: a coroutine
process ok
0
  1 before it is made: a coroutine
  2 before the start: a coroutine
  3 in a worker: a coroutine
  4 after the end: a coroutine
  5 at the end of the script: a coroutine
process without coroutines ok
0
  1 before it is made: a coroutine
  2 before the start: a coroutine
  3 in a worker: a coroutine
  4 after the end: a coroutine
  5 at the end of the script: a coroutine
single ok
0
  1 before it is made: a coroutine
  2 before the start: a coroutine
  3 in a worker: a coroutine
  4 after the end: a coroutine
  5 at the end of the script: a coroutine
single without coroutines ok
0
  1 before it is made: a coroutine
  2 before the start: a coroutine
  3 in a worker: a coroutine
  4 after the end: a coroutine
  5 at the end of the script: a coroutine
