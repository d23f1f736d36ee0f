--TEST--
command() calls a function of addCommand() in another worker or task worker and gets its answer
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach ([true, false] as $coroutine) {
	$server = cs_process_server(function ($server) {
		$server->addCommand('who', SWOOLE_SERVER_COMMAND_WORKER | SWOOLE_SERVER_COMMAND_TASK_WORKER,
			fn ($server, $data) => json_encode(['worker' => $server->worker_id, 'data' => $data]));
		$server->addCommand('throw', SWOOLE_SERVER_COMMAND_WORKER, fn () => throw new Exception('no'));
		$server->on('task', fn () => 0);
		$server->on('request', function ($request, $response) use ($server) {
			$other = 1 - $server->worker_id;
			$answers = [
				$server->command('who', $other, SWOOLE_SERVER_COMMAND_WORKER, ['a' => 1])['worker'] === $other,
				$server->command('who', $server->worker_id, SWOOLE_SERVER_COMMAND_WORKER, null)['worker'] === $server->worker_id,
				$server->command('who', 0, SWOOLE_SERVER_COMMAND_TASK_WORKER, 'x'),
				$server->command('who', 0, SWOOLE_SERVER_COMMAND_TASK_WORKER, 2, false),
				$server->command('throw', $other, SWOOLE_SERVER_COMMAND_WORKER, ''),
				@$server->command('throw', 0, SWOOLE_SERVER_COMMAND_TASK_WORKER, ''),
				@$server->command('who', 7, SWOOLE_SERVER_COMMAND_WORKER, ''),
				@$server->command('none', 0, SWOOLE_SERVER_COMMAND_WORKER, ''),
				$server->getLastError(),
			];
			$response->end(json_encode($answers));
		});
	}, ['task_worker_num' => 1, 'enable_coroutine' => $coroutine]);
	echo cs_http_get($server->port)->body, "\n";
	$server->stop();
}
?>
--EXPECT--
[true,true,{"worker":2,"data":"x"},"{\"worker\":2,\"data\":2}",false,false,false,false,9012]
[true,true,{"worker":2,"data":"x"},"{\"worker\":2,\"data\":2}",false,false,false,false,9012]
