--TEST--
A server of one process: the end of a process that a handler has started leaves its socket and its pid_file alone
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

use Swoole\Process;

$dir = sys_get_temp_dir() . '/cserve-' . getmypid();
mkdir($dir);
$log = new CsLog;
$server = cs_spawn(function ($ready) use ($dir, $log) {
	$server = new Swoole\Http\Server("$dir/socket", 0, SWOOLE_BASE, SWOOLE_SOCK_UNIX_STREAM);
	$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE, 'pid_file' => "$dir/pid"]);
	$server->on('request', function ($request, $response) use ($server) {
		$pid = (new Process(fn () => 0, false, 0))->start();
		$ended = Swoole\Coroutine\System::waitPid($pid);
		$response->end($ended['code'] . ' ' . json_encode($server->shutdown()));
	});
	$server->on('shutdown', fn () => $log->say('shutdown, ' . implode(' ', array_diff(scandir($dir), ['.', '..']))));
	$ready(0);
	$server->start();
});
cs_until(fn () => @file_get_contents("$dir/pid"), 'the start');
$connection = stream_socket_client("unix://$dir/socket");
fwrite($connection, "GET / HTTP/1.0\r\n\r\n");
echo preg_replace('/.*\r\n\r\n/s', '', stream_get_contents($connection)), "\n";
$server->wait();
print_r($log->take(1));
rmdir($dir);
--EXPECT--
0 true
Array
(
    [0] => shutdown, pid socket
)
