--TEST--
A Frame that came compressed can be pushed to any connection
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* A Frame that came compressed goes to everybody: compressed to who can read it, plain to the other. */
use Swoole\WebSocket\Frame;
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(function ($server) {
		$server->on('message', function ($server, $frame) {
			foreach ($server->connections as $fd) {
				$server->push($fd, $frame);
			}
			$server->push($frame->fd, json_encode([$frame->flags, @$server->push($frame->fd, 'x', 9, SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_RSV1)]));
		});
	}, ['websocket_compression' => true, 'dispatch_mode' => 1], $mode);
	$extension = ['Sec-WebSocket-Extensions' => 'permessage-deflate'];
	$ws = [new CsWs($server->port, $extension), new CsWs($server->port), new CsWs($server->port, $extension)];
	$ws[0]->write(Frame::pack('Hello', 1, SWOOLE_WEBSOCKET_FLAG_FIN | SWOOLE_WEBSOCKET_FLAG_COMPRESS | SWOOLE_WEBSOCKET_FLAG_MASK));
	echo "$name: ", bin2hex($ws[0]->frame()[1]), ' ', $ws[1]->message(), ' ', bin2hex($ws[2]->frame()[1]), ' ', $ws[0]->message(), "\n";
	$server->stop();
}
?>
--EXPECT--
base: f248cdc9c90700 Hello f248cdc9c90700 [35,false]
process: f248cdc9c90700 Hello f248cdc9c90700 [35,false]
