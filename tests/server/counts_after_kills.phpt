--TEST--
After kills and reloads no session, descriptor or process is left over
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!is_dir('/proc/self/fd')) die('skip needs /proc'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) use ($server) {
		$response->end(json_encode([$server->manager_pid, $server->worker_pid, $server->stats()['connection_num'], count(scandir('/proc/self/fd')),
			$server->master_pid]));
	});
}, ['worker_num' => 2], SWOOLE_PROCESS);
$ask = fn ($conn) => json_decode($conn->request('GET', '/')->body ?? 'null');
$open = function () use ($server, $ask) {
	$conns = [];
	for ($i = 0; $i < 20; $i++) {
		$conns[$i] = cs_connect($server->port);
		$ask($conns[$i]);
	}
	return $conns;
};
$conn = cs_connect($server->port);
[$manager, , , $fds, $master] = $ask($conn);
$conn->close();
for ($i = 0; $i < 4; $i++) {
	$conns = $open();
	[, $pid] = $ask($conns[0]);
	if ($i % 2) {
		posix_kill($pid, SIGKILL);
	} else {
		posix_kill($master, SIGUSR1);
	}
	cs_all_gone([$pid]);
	foreach ($conns as $conn) {
		$conn->close();
	}
}
[$count, $now] = cs_until(function () use ($server, $ask, $fds) {
	[, , $count, $now] = $ask(cs_connect($server->port));
	return $count === 1 && $now <= $fds ? [$count, $now] : null;
}, 'the end of connections');
echo "$count connection, ", $now - $fds <= 0 ? 'no' : $now - $fds, " descriptors more\n";
?>
--EXPECT--
1 connection, no descriptors more
