--TEST--
onHandshake can agree on permessage-deflate
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
$server = cs_ws_server(function ($server) {
	$server->on('handshake', function ($request, $response) {
		$response->status(101);
		foreach (['Upgrade' => 'websocket', 'Connection' => 'Upgrade', 'Sec-WebSocket-Accept' => 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=',
			'Sec-WebSocket-Extensions' => $request->get['e'] ?? ''] as $name => $value) {
			$response->header($name, $value);
		}
		$response->end();
	});
});
foreach (['permessage-deflate; server_no_context_takeover', 'permessage-deflate', ''] as $extension) {
	$ws = new CsWs($server->port, [], '/?e=' . rawurlencode($extension));
	$packed = Swoole\WebSocket\Frame::pack('Hello', 1, SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_COMPRESS | SWOOLE_WEBSOCKET_FLAG_MASK);
	$answer = $ws->write($packed)->frame();
	echo $ws->response->header('sec-websocket-extensions') ?: 'none', ': ', $answer[0] & 0x40 ? bin2hex($answer[1]) : CsWs::describe($answer), "\n";
}
?>
--EXPECT--
permessage-deflate; server_no_context_takeover: f248cdc9c90700
permessage-deflate: f248cdc9c90700
none: close 1002 RSV1 is set where nothing can be compressed
