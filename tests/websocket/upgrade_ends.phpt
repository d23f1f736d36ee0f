--TEST--
The ways a handler can end an upgraded connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (['return' => fn ($response) => null, 'close' => fn ($response) => $response->close(), 'end' => fn ($response) => $response->end('x'),
	'disconnect' => fn ($response) => $response->disconnect(4001, 'off'), 'throw' => fn ($response) => throw new Exception('x'),
	'exit' => fn () => exit(), 'push a close' => fn ($response) => $response->push('why', WEBSOCKET_OPCODE_CLOSE),
	'a close frame' => function ($response) {
		$frame = new Swoole\WebSocket\CloseFrame;
		$frame->code = 3333;
		$frame->reason = 'so';
		$response->push($frame);
	}] as $name => $way) {
	$port = cs_ws_coroutine_server([], function ($request, $response) use ($way) {
		Co::set(['log_level' => SWOOLE_LOG_NONE]);
		$response->upgrade();
		$response->push($response->recv()->data);
		$way($response);
	});
	echo "$name: ", (new CsWs($port))->text('hi')->rest(), "\n";
}
?>
--EXPECT--
return: text hi, close 1000, end
close: text hi, close 1000, end
end: text hi, close 1000, end
disconnect: text hi, close 4001 off, end
throw: text hi, close 1011, end
exit: text hi, close 1000, end
push a close: text hi, close 1000 why, end
a close frame: text hi, close 3333 so, end
