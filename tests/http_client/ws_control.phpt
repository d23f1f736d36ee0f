--TEST--
Pings are answered in the middle of a message; close frames are answered; asked for, they are returned
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
Swoole\Coroutine\run(function () {
	$log = new Swoole\Coroutine\Channel(10);
	$port = cs_fake_ws(function ($s) use ($log) {
		$s->sendAll(cs_ws_bytes(0x01, 'fir') . cs_ws_bytes(0x89, 'ping') . cs_ws_bytes(0x80, 'st') . cs_ws_bytes(0x8a, 'pong')
			. cs_ws_bytes(0x88, pack('n', 1001) . 'going'));
		while ($frame = cs_ws_next($s)) {
			$log->push($frame);
		}
		$log->push('closed');
	});
	foreach ([[], ['open_websocket_ping_frame' => true, 'open_websocket_pong_frame' => true, 'open_websocket_close_frame' => true]] as $set) {
		$c = new Client('127.0.0.1', $port);
		$c->set($set);
		$c->upgrade('/');
		do {
			$frame = $c->recv(CS_DEADLINE);
			echo is_object($frame) ? get_class($frame) . " $frame->opcode $frame->data " . ($frame->reason ?? '') : json_encode($frame), "\n";
		} while ($frame && $frame->opcode !== WEBSOCKET_OPCODE_CLOSE);
		var_dump($c->connected, $c->errCode);
		while (($frame = $log->pop(CS_DEADLINE)) !== 'closed') {
			echo dechex($frame[0]), ' ', $frame[0] === 0x88 ? unpack('n', $frame[1])[1] : $frame[1], ' ', json_encode($frame[2]), "\n";
		}
	}
	exit;
});
?>
--EXPECT--
Swoole\WebSocket\Frame 1 first 
""
bool(false)
int(0)
8a ping true
88 1001 true
Swoole\WebSocket\Frame 9 ping 
Swoole\WebSocket\Frame 1 first 
Swoole\WebSocket\Frame 10 pong 
Swoole\WebSocket\CloseFrame 8  going
bool(false)
int(0)
88 1001 true
