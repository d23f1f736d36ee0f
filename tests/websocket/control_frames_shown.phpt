--TEST--
open_websocket_ping_frame, _pong_frame and _close_frame hand control frames to the program
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* The frames that onMessage or recv() sees. */
$handler = function ($request, $response) {
	$response->upgrade();
	while (($frame = $response->recv()) && $frame !== '') {
		$sent = $response->push($text = get_class($frame) . ' ' . json_encode($frame));
		if ($frame->opcode === WEBSOCKET_OPCODE_PING) {
			$response->push($frame->data, WEBSOCKET_OPCODE_PONG);
		}
		if (!$sent) {
			file_put_contents($request->get['file'], $text);
		}
	}
};
$file = tempnam(sys_get_temp_dir(), 'cs');
$settings = ['open_websocket_ping_frame' => true, 'open_websocket_pong_frame' => true, 'open_websocket_close_frame' => true];
$server = cs_ws_server(function ($server) use ($file) {
	$server->on('message', function ($server, $frame) use ($file) {
		$frame->fd = 1;
		$sent = @$server->push($frame->fd, $text = get_class($frame) . ' ' . json_encode($frame));
		if ($frame->opcode === WEBSOCKET_OPCODE_PING) {
			$server->push($frame->fd, $frame->data, WEBSOCKET_OPCODE_PONG);
		}
		if (!$sent) {
			file_put_contents($file, $text);
		}
	});
}, $settings);
foreach (['server' => $server->port, 'coroutine' => cs_ws_coroutine_server($settings, $handler)] as $name => $port) {
	$ws = new CsWs($port, [], "/?file=$file");
	$ws->write(cs_ws_frame(0x89, 'a')) ;
	echo "$name\n", preg_replace('/"fd":\d+/', '"fd":1', $ws->message()), "\n", $ws->next(), "\n";
	echo preg_replace('/"fd":\d+/', '"fd":1', $ws->write(cs_ws_frame(0x8a, 'b'))->message()), "\n";
	echo $ws->write(cs_ws_close(3000, 'why'))->rest(), "\n";
	cs_until(fn () => filesize($file) ?: clearstatcache());
	echo preg_replace('/"fd":\d+/', '"fd":1', file_get_contents($file)), "\n";
	file_put_contents($file, '');
}
unlink($file);
?>
--EXPECT--
server
Swoole\WebSocket\Frame {"fd":1,"data":"a","opcode":9,"flags":33,"finish":true}
pong a
Swoole\WebSocket\Frame {"fd":1,"data":"b","opcode":10,"flags":33,"finish":true}
close 3000, end
Swoole\WebSocket\CloseFrame {"fd":1,"data":"","opcode":8,"flags":33,"finish":true,"code":3000,"reason":"why"}
coroutine
Swoole\WebSocket\Frame {"fd":1,"data":"a","opcode":9,"flags":33,"finish":true}
pong a
Swoole\WebSocket\Frame {"fd":1,"data":"b","opcode":10,"flags":33,"finish":true}
close 3000, end
Swoole\WebSocket\CloseFrame {"fd":1,"data":"","opcode":8,"flags":33,"finish":true,"code":3000,"reason":"why"}
