--TEST--
Process\Pool: connections to listen() bring a message and take the answer; a silent or greedy one is let go
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$path = sys_get_temp_dir() . '/cs_pool_' . getmypid();
$frame = fn ($data) => pack('N', strlen($data)) . $data;
foreach ([false, true] as $coroutine) {
	$server = cs_spawn(function ($ready) use ($path, $coroutine) {
		$pool = new Pool(1, SWOOLE_IPC_SOCKET, 0, $coroutine);
		$pool->set(['socket_timeout' => 0.1, 'max_package_size' => 1000]);
		$pool->on('message', function (Pool $pool, string $data) {
			usleep(1000);
			$pool->write(strrev($data));
			$pool->write('!');
		});
		var_dump($pool->listen("unix:$path"));
		$pool->on('start', fn () => $ready());
		$pool->start();
	});
	$silent = new CsConn("unix://$path");
	var_dump($silent->readAll());
	$greedy = new CsConn("unix://$path");
	var_dump($greedy->write(pack('N', 1001))->readAll());
	foreach (['hello', str_repeat('x', 1000)] as $text) {
		$answer = (new CsConn("unix://$path"))->write($frame($text))->readAll();
		var_dump($answer === $frame(strrev($text) . '!'));
	}
	$server->stop();
	var_dump(file_exists($path));
}
--EXPECTF--
bool(true)
string(0) ""
%s WARNING: a message of 1001 bytes was refused: max_package_size is 1000
string(0) ""
bool(true)
bool(true)
bool(false)
bool(true)
string(0) ""
%s WARNING: a message of 1001 bytes was refused: max_package_size is 1000
string(0) ""
bool(true)
bool(true)
bool(false)
