--TEST--
node's ws as a client: messages of many sizes with and without compression, fragments, pings, close codes
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
require __DIR__ . '/../browser/browser.inc';
cs_skip_without_node('ws');
?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
require __DIR__ . '/../browser/browser.inc';
foreach ([[], ['websocket_compression' => true], ['websocket_compression' => true, 'websocket_context_takeover' => true]] as $settings) {
	cs_ws_each(function ($port, $name) {
		echo "$name: ";
		cs_node_run('ws_echo.cjs', (string) $port);
	}, $settings + ['package_max_length' => 4 << 20]);
}
?>
--EXPECT--
base: plain, 500 messages, pong, closed 1000
process: plain, 500 messages, pong, closed 1000
callbacks: plain, 500 messages, pong, closed 1000
coroutine: plain, 500 messages, pong, closed 1000
base: permessage-deflate, 500 messages, pong, closed 1000
process: permessage-deflate, 500 messages, pong, closed 1000
callbacks: permessage-deflate, 500 messages, pong, closed 1000
coroutine: permessage-deflate, 500 messages, pong, closed 1000
base: permessage-deflate, 500 messages, pong, closed 1000
process: permessage-deflate, 500 messages, pong, closed 1000
callbacks: permessage-deflate, 500 messages, pong, closed 1000
coroutine: permessage-deflate, 500 messages, pong, closed 1000
