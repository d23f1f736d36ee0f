--TEST--
What cannot be started says why: a port in use, no callback, twice, inside a coroutine
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$first = new Swoole\Http\Server('127.0.0.1', 0);
$taken = stream_socket_server('tcp://127.0.0.1:0');
$port = (int) substr(strrchr(stream_socket_get_name($taken, false), ':'), 1);
$tries = [
	fn () => new Swoole\Http\Server('127.0.0.1', $port),
	fn () => new Swoole\Http\Server('127.0.0.1', 70000),
	fn () => new Swoole\Http\Server('127.0.0.1', 0, 9),
	fn () => $first->start(),
	fn () => (new Swoole\Server('127.0.0.1', 0))->start(),
	function () use ($first) {
		$first->on('request', fn () => 0);
		Co\run(function () use ($first) {
			try {
				$first->start();
			} catch (Swoole\Error $e) {
				echo $e->getMessage(), "\n";
			}
		});
		throw new Exception('-');
	},
	function () {
		$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_BASE);
		$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE]);
		$server->on('workerStart', fn ($server) => $server->shutdown());
		$server->on('request', fn () => 0);
		var_dump($server->start());
		$server->start();
	},
];
foreach ($tries as $try) {
	try {
		$try();
		echo "no error\n";
	} catch (Swoole\Error | Exception $e) {
		echo $e->getMessage(), "\n";
	}
}
var_dump(@$first->listen('127.0.0.1', $port, SWOOLE_SOCK_TCP), @$first->on('nonsense', fn () => 0));
?>
--EXPECTF--
cannot listen on 127.0.0.1:%d: address already in use
the port 70000 is not between 0 and 65535
the mode must be SWOOLE_BASE or SWOOLE_PROCESS, 9 given
Swoole\Http\Server::start(): the event Request has no callback: register one with on('request', ...)
Swoole\Server::start(): the event Receive has no callback: register one with on('receive', ...)
Swoole\Http\Server::start(): a server cannot be started inside a coroutine or a callback of the event loop
-
bool(true)
Swoole\Http\Server::start(): the server was started already: make another one
bool(false)
bool(false)
