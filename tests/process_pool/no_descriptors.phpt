--TEST--
Process\Pool: a worker without a descriptor left reports messages that it cannot take, lets connections wait, and goes on
--SKIPIF--
<?php
if (!trim((string) shell_exec('command -v prlimit'))) die('skip prlimit is missing');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$limit = fn (int $pid, int $number) => shell_exec("env -u LD_PRELOAD prlimit --pid $pid --nofile=$number:");
$dir = cs_temp_dir();
foreach ([false, true] as $coroutine) {
	$pool = new Pool(2, SWOOLE_IPC_UNIXSOCK, 0, $coroutine);
	$got = new Swoole\Atomic;
	$pool->on('workerStart', function (Pool $pool, int $id) use ($limit, $got) {
		if ($id === 1) {
			$pool->sendMessage('hi', 0);
			$got->wait(-1); /* it has started */
			$got->set(0);
			$other = $pool->getProcess(0)->pid;
			$limit($other, 3);
			$pool->sendMessage(str_repeat('x', 100000), 0);
			$pool->sendMessage('small', 0);
			$got->wait(-1);
			$limit($other, 100);
			$pool->sendMessage(str_repeat('x', 100000), 0);
		}
	});
	$pool->on('message', function (Pool $pool, string $data) use ($got) {
		if ($data !== 'hi') {
			echo strlen($data), "\n";
		}
		strlen($data) > 5 ? $pool->shutdown() : $got->wakeup();
	});
	$pool->start();

	$path = "$dir/socket";
	$log = "$dir/log";
	file_put_contents($log, '');
	$server = cs_spawn(function ($ready) use ($path, $log, $coroutine) {
		fclose(STDERR);
		$GLOBALS['stderr'] = fopen($log, 'a'); /* the number is free now */
		$pool = new Pool(1, SWOOLE_IPC_SOCKET, 0, $coroutine);
		$pool->listen("unix:$path");
		$pool->on('workerStart', fn () => $ready(getmypid()));
		$pool->on('message', fn (Pool $pool, string $data) => $pool->write(strrev($data)));
		$pool->start();
	});
	$limit($server->data, 3);
	$connection = (new CsConn("unix://$path"))->write(pack('N', 3) . 'abc');
	cs_until(fn () => str_contains(file_get_contents($log), 'could not be accepted'), 'the report');
	$limit($server->data, 100);
	var_dump(substr($connection->readAll(), 4));
	echo preg_replace('/^\[.*?\] /m', '', file_get_contents($log));
	$server->stop();
}
--EXPECTF--
%s ERROR: a message to worker 0 was lost: too many open files
5
100000
string(3) "cba"
ERROR: a connection could not be accepted: Too many open files; connections wait until there are descriptors again
%s ERROR: a message to worker 0 was lost: too many open files
5
100000
string(3) "cba"
ERROR: a connection could not be accepted: Too many open files; connections wait until there are descriptors again
