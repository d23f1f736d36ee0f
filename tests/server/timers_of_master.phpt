--TEST--
Timers that callbacks of the server have started end with it, in the master too
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach ([1, 2] as $workers) {
		foreach (['start', 'managerStart', 'workerStart'] as $event) {
			$server = cs_process_server(function ($server) use ($event) {
				$server->on('request', fn ($request, $response) => $response->end());
				$server->on($event, function () {
					Swoole\Timer::tick(1000, fn () => 1);
					Swoole\Event::add(stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0)[0], fn () => 1);
				});
			}, ['worker_num' => $workers], $mode);
			cs_http_get($server->port, '/');
			posix_kill($server->pid, SIGTERM);
			$status = $server->wait();
			if ($status) {
				echo "$name, $workers workers, $event: ended with $status\n";
			}
		}
	}
}
echo "done\n";
?>
--EXPECT--
done
