--TEST--
A limit of file sizes (ulimit -f) makes a large task fail; it does not end the worker
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!function_exists('posix_setrlimit')) {
	die('skip needs posix_setrlimit()');
}
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$pids = [];
foreach (CS_MODES as $name => $mode) {
	$server = cs_plain_server(function ($server) {
		posix_setrlimit(POSIX_RLIMIT_FSIZE, 100000, 100000);
		$server->on('task', fn ($server, $id, $src, $data) => strlen($data));
		$server->on('receive', function ($server, $fd, $reactor, $size) {
			$result = @$server->taskwait(str_repeat('x', (int) $size), CS_DEADLINE);
			$error = $result === false ? socket_strerror($server->getLastError()) : '';
			$server->send($fd, json_encode([$result, $error, getmypid()]) . "\n");
		});
	}, ['worker_num' => 1, 'task_worker_num' => 1], $mode);
	$conn = cs_connect($server->port);
	foreach ([5000000, 50000] as $size) {
		[$result, $error, $pids[]] = json_decode($conn->write((string) $size)->readTo("\n"));
		echo $name, ' ', json_encode($result), " $error\n";
	}
	echo count(array_unique($pids)), " worker\n";
	$pids = [];
}
?>
--EXPECT--
base false File too large
base 50000 
1 worker
process false File too large
process 50000 
1 worker
