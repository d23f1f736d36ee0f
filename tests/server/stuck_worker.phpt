--TEST--
A worker that is stuck is killed after max_wait_time, at a reload and at the end; the others go on
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach (['worker', 'task worker', 'coroutine'] as $who) {
		$stuck = new Swoole\Atomic;
		$server = cs_process_server(function ($server) use ($stuck) {
			$block = function () use ($stuck) {
				$stuck->set(getmypid());
				Swoole\Runtime::enableCoroutine(0);
				while (true) {
					sleep(1000);
				}
			};
			$server->on('task', $block);
			$server->on('request', function ($request, $response) use ($server, $block, $stuck) {
				switch ($request->server['request_uri']) {
					case '/worker':
						return $block();
					case '/task%20worker':
						$server->task('');
						return $response->end();
					case '/coroutine':
						$stuck->set(getmypid());
						while (true) {
							Co::sleep(0.01);
						}
				}
				$response->end(json_encode([$server->master_pid, getmypid(), $server->stats()['reload_count'], $server->getWorkerPid(2)]));
			});
		}, ['worker_num' => 2, 'task_worker_num' => 1, 'max_wait_time' => 1], $mode);
		$get = fn () => json_decode(cs_http_get($server->port)->body);
		$conn = cs_connect($server->port)->write(cs_http_request('GET', '/' . rawurlencode($who)));
		$pid = cs_until(fn () => $stuck->get(), 'the block');
		posix_kill($get()[0], SIGUSR1);
		cs_until(fn () => $get()[2] === 1, 'the reload');
		echo "$name, $who: gone after a reload ", json_encode(cs_all_gone([$pid])), ', served meanwhile ', json_encode($get()[1] !== $pid);
		/* Again, and the server is told to end. */
		$stuck->set(0);
		$conn = cs_connect($server->port)->write(cs_http_request('GET', '/' . rawurlencode($who)));
		$pid = cs_until(fn () => $stuck->get(), 'the block');
		posix_kill($get()[0], SIGTERM);
		echo ', at the end ', $server->wait(), ' ', json_encode(cs_all_gone([$pid])), "\n";
	}
}
?>
--EXPECT--
base, worker: gone after a reload true, served meanwhile true, at the end 0 true
base, task worker: gone after a reload true, served meanwhile true, at the end 0 true
base, coroutine: gone after a reload true, served meanwhile true, at the end 0 true
process, worker: gone after a reload true, served meanwhile true, at the end 0 true
process, task worker: gone after a reload true, served meanwhile true, at the end 0 true
process, coroutine: gone after a reload true, served meanwhile true, at the end 0 true
