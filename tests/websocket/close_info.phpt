--TEST--
onClose can ask what the connection was: with a goodbye, without one, or HTTP
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_ws_server(function ($server) use ($log) {
		$server->on('request', fn ($request, $response) => $response->end());
		$server->on('close', function ($server, $fd) use ($log) {
			$status = $server->getClientInfo($fd)['websocket_status'];
			$log->say("$fd status $status " . json_encode([$server->exists($fd), $server->isEstablished($fd)]));
			Co::sleep(0.001);
			$log->say("$fd later " . json_encode($server->getClientInfo($fd)));
		});
	}, [], $mode);
	(new CsWs($server->port))->write(cs_ws_close(1000))->rest();
	(new CsWs($server->port))->conn->close();
	cs_http_get($server->port);
	echo "$name\n", implode("\n", $log->take(6)), "\n";
	$server->stop();
}
?>
--EXPECT--
base
1 later false
1 status 4 [false,false]
2 later false
2 status 3 [false,false]
3 later false
3 status 0 [false,false]
process
1 later false
1 status 4 [false,false]
2 later false
2 status 3 [false,false]
3 later false
3 status 0 [false,false]
