--TEST--
push() and disconnect() of what cannot be sent, or to nobody: false, the last error and a warning
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
$server = cs_ws_server(function ($server) {
	$weak = WeakReference::create($server);
	$server->on('request', function ($request, $response) use ($weak) {
		$server = $weak->get();
		$results = [];
		foreach ([[1, 'x'], [$request->fd, 'x'], [999, 'x'], [-1, 'x'], [1, 'x', 3], [1, 'x', 1, 9], [1, str_repeat('x', 126), 9],
			[1, 'x', 9, 0], [1, str_repeat('é', 62), 8], [1, 'é', 0, 0]] as $args) {
			$results[] = json_encode(@$server->push(...$args)) . (($error = swoole_last_error()) ? " $error" : '');
			swoole_clear_error();
		}
		foreach ([[1, 1005], [1, 999], [1, 1000, str_repeat('r', 124)], [1, 1000, "\xff"], [$request->fd], [1, 4000, 'bye'], [1]] as $args) {
			$results[] = json_encode(@$server->disconnect(...$args)) . (($error = swoole_last_error()) ? " $error" : '');
			swoole_clear_error();
		}
		$results[] = json_encode([@$server->push(1, 'x'), $server->isEstablished(1), $server->isEstablished($request->fd), @$server->ping(1)]);
		@$server->push(1, "x");
		$response->end(implode(', ', $results) . "\n" . error_get_last()['message'] . "\n");
	});
}, ['worker_num' => 1]);
$ws = new CsWs($server->port);
echo $ws->text('first')->message(), "\n";
$conn = cs_connect($server->port);
echo @$conn->request('GET', '/')->body;
echo $ws->rest(), "\n";
?>
--EXPECT--
first
true, false 8503, false 8503, false 8503, false 8505, false 8505, false 8505, false 8505, false 8505, true, false 8505, false 8505, false 8505, false 8505, false 8503, true, false 8503, [false,false,false,false]
Swoole\WebSocket\Server::push(): connection 1 is not there, or is not an open WebSocket connection
text x, continuation more é, close 4000 bye, end
