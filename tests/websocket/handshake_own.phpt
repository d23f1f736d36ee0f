--TEST--
onHandshake answers by itself; status 101 makes it WebSocket, without onOpen
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
$server = cs_ws_server(function ($server) {
	$server->on('handshake', function ($request, $response) {
		if ($request->server['request_uri'] === '/false') {
			return false;
		}
		if ($request->server['request_uri'] === '/throw') {
			throw new Exception('no');
		}
		if ($request->server['request_uri'] === '/later') {
			Co::sleep(0.01);
		}
		$response->header('Upgrade', 'websocket');
		$response->header('Connection', 'Upgrade');
		$response->header('X-Mine', 'yes');
		$response->header('Sec-WebSocket-Accept', base64_encode(sha1(
			$request->header['sec-websocket-key'] . '258EAFA5-E914-47DA-95CA-C5AB0DC85B11', true)));
		$response->status($request->server['request_uri'] === '/403' ? 403 : 101);
		$response->end();
	});
	$server->on('open', fn ($server, $request) => $server->push($request->fd, 'opened'));
});
foreach (['/', '/later', '/403', '/false', '/throw'] as $path) {
	$ws = new CsWs($server->port, [], $path);
	echo $path, ' ', $ws->response->status, ' ', $ws->response->header('x-mine') ?? '-';
	if ($ws->response->status === 101) {
		echo ' ', $ws->text('hi')->message(), ' ', $ws->write(cs_ws_close(1000))->rest();
	}
	echo "\n";
}
?>
--EXPECT--
/ 101 yes hi close 1000, end
/later 101 yes hi close 1000, end
/403 403 yes
/false 400 -
/throw 500 -
