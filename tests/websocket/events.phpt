--TEST--
The events of a WebSocket server, in order; connections that never spoke it get onDisconnect
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_ws_server(function ($server) use ($log) {
		$server->on('connect', fn ($server, $fd) => $log->say("1 connect $fd"));
		$server->on('beforeHandshakeResponse', function ($server, $request, $response) use ($log) {
			$log->say("2 before {$request->fd} " . $server->getClientInfo($request->fd)['websocket_status']);
			$response->cookie('a', 'b');
			if ($request->server['request_uri'] === '/no') {
				$response->status(403);
				$response->end('no');
			}
		});
		$server->on('open', function ($server, $request) use ($log) {
			$log->say('3 open ' . get_class($request) . ' ' . $request->get['x'] . ' '
				. $server->getClientInfo($request->fd)['websocket_status'] . json_encode($server->isEstablished($request->fd)));
			$server->push($request->fd, 'welcome');
		});
		$server->on('message', function ($server, $frame) use ($log) {
			$log->say('4 message ' . json_encode($frame) . ' ' . get_class($frame));
			$server->push($frame->fd, 'answer');
		});
		$server->on('close', fn ($server, $fd) => $log->say("5 close $fd"));
		$server->on('disconnect', fn ($server, $fd) => $log->say("6 disconnect $fd"));
		$server->on('request', fn ($request, $response) => $response->end('http'));
	}, ['worker_num' => 1], $mode);
	$ws = new CsWs($server->port, [], '/?x=y');
	echo "$name: ", $ws->response->header('set-cookie'), ', ', $ws->message(), ', ', $ws->text('hi')->message(), "\n";
	$ws->write(cs_ws_close(1000))->rest();
	$refused = new CsWs($server->port, [], '/no');
	echo $refused->response->status, ' ', $refused->response->body, ' ';
	$refused->conn->close();
	echo cs_http_get($server->port)->body, "\n", implode("\n", $log->take(10)), "\n";
	$server->stop();
}
?>
--EXPECT--
base: a=b; path=/, welcome, answer
403 no http
1 connect 1
1 connect 2
1 connect 3
2 before 1 2
2 before 2 2
3 open Swoole\Http\Request y 3true
4 message {"fd":1,"data":"hi","opcode":1,"flags":33,"finish":true} Swoole\WebSocket\Frame
5 close 1
6 disconnect 2
6 disconnect 3
process: a=b; path=/, welcome, answer
403 no http
1 connect 1
1 connect 2
1 connect 3
2 before 1 2
2 before 2 2
3 open Swoole\Http\Request y 3true
4 message {"fd":1,"data":"hi","opcode":1,"flags":33,"finish":true} Swoole\WebSocket\Frame
5 close 1
6 disconnect 2
6 disconnect 3
