--TEST--
Response::create($server, $fd) in another process: a task worker answers what a worker has detached
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$weak = WeakReference::create($server);
		$server->on('request', function ($request, $response) use ($weak) {
			$response->detach();
			$weak->get()->task([$response->fd, $request->server['request_uri']]);
		});
		$server->on('task', function ($server, $id, $from, $data) {
			[$fd, $path] = $data;
			$response = Swoole\Http\Response::create($server, $fd);
			$response->header('X-Process', 'task worker');
			$response->cookie('a', 'b');
			if ($path === '/pieces') {
				$response->write('one ');
				$response->write(str_repeat('x', 300000));
				$response->end(' two');
			} else {
				$response->status(201);
				$response->end("hello\n");
			}
		});
		$server->on('finish', fn () => null);
	}, ['task_worker_num' => 1], $mode);
	$conn = cs_connect($server->port);
	$response = $conn->request('GET', '/');
	printf("%s: %d %s %s %s", $name, $response->status, $response->header('x-process'), $response->header('connection'), $response->body);
	var_dump($conn->closed());
	$response = cs_connect($server->port)->request('GET', '/pieces');
	var_dump($response->body === 'one ' . str_repeat('x', 300000) . ' two');
	$server->stop();
}
var_dump(@Swoole\Http\Response::create(new Swoole\Http\Server('127.0.0.1', 0), 12345));
?>
--EXPECT--
base: 201 task worker close hello
bool(true)
bool(true)
process: 201 task worker close hello
bool(true)
bool(true)
bool(false)
