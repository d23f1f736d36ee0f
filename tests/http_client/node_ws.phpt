--TEST--
WebSocket with node's ws, with and without permessage-deflate
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); require __DIR__ . '/../browser/browser.inc'; cs_skip_without_node('ws'); ?>
--FILE--
<?php
require __DIR__ . '/peers.inc';

use Swoole\Coroutine\Http\Client;
require __DIR__ . '/../browser/browser.inc';
$module = cs_node_modules() . '/ws';
$path = cs_node('const {WebSocketServer} = require(' . json_encode($module) . ');' . <<<'JS'
	const server = require('http').createServer().listen(process.argv[1]);
	new WebSocketServer({server, perMessageDeflate: {threshold: 0}}).on('connection', socket => {
		socket.ping('are you there');
		socket.on('pong', data => socket.send('pong ' + data));
		socket.on('message', (data, binary) => data.toString() === 'bye' ? socket.close(4000, 'as asked') : socket.send(data, {binary}));
	});
	JS);
Swoole\Coroutine\run(function () use ($path) {
	foreach ([false, true] as $compression) {
		$c = new Client("unix:$path");
		$c->set(['websocket_compression' => $compression, 'open_websocket_close_frame' => true]);
		var_dump($c->upgrade('/'), isset($c->headers['sec-websocket-extensions']), $c->recv(CS_DEADLINE)->data);
		$flags = SWOOLE_WEBSOCKET_FLAG_FIN | ($compression ? SWOOLE_WEBSOCKET_FLAG_COMPRESS : 0);
		foreach (['text', str_repeat('long ', 100000)] as $text) {
			$c->push($text, WEBSOCKET_OPCODE_TEXT, $flags);
			var_dump($c->recv(CS_DEADLINE)->data === $text);
		}
		$c->push("\0\1", WEBSOCKET_OPCODE_BINARY, $flags);
		$frame = $c->recv(CS_DEADLINE);
		var_dump($frame->opcode, bin2hex($frame->data), $c->push('bye'));
		$frame = $c->recv(CS_DEADLINE);
		var_dump(get_class($frame), $frame->code, $frame->reason, $c->connected);
	}
});
?>
--EXPECT--
bool(true)
bool(false)
string(18) "pong are you there"
bool(true)
bool(true)
int(2)
string(4) "0001"
bool(true)
string(27) "Swoole\WebSocket\CloseFrame"
int(4000)
string(8) "as asked"
bool(false)
bool(true)
bool(true)
string(18) "pong are you there"
bool(true)
bool(true)
int(2)
string(4) "0001"
bool(true)
string(27) "Swoole\WebSocket\CloseFrame"
int(4000)
string(8) "as asked"
bool(false)
