--TEST--
permessage-deflate: what is agreed on, messages whole and in pieces, broken streams, bombs
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!extension_loaded('zlib')) die('skip the test needs the zlib extension'); ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
$inflate = function (array $frame): string {
	return ($frame[0] & 0x40 ? '' : 'plain ') . inflate_add(inflate_init(ZLIB_ENCODING_RAW), $frame[1] . "\x00\x00\xff\xff", ZLIB_SYNC_FLUSH);
};
$deflate = fn (string $text) => substr(deflate_add(deflate_init(ZLIB_ENCODING_RAW), $text, ZLIB_SYNC_FLUSH), 0, -4);
cs_ws_each(function ($port, $name) use ($inflate, $deflate) {
	$ws = new CsWs($port, ['Sec-WebSocket-Extensions' => 'permessage-deflate; client_max_window_bits']);
	echo "$name: ", $ws->response->header('sec-websocket-extensions'), "\n";
	$text = str_repeat('compressed ', 1000);
	$ws->write(cs_ws_frame(0xc1, $deflate($text)));
	$frame = $ws->frame();
	echo json_encode([$inflate($frame) === $text, strlen($frame[1]) < 100]);
	/* In pieces; each message by itself; plain ones in between. */
	$bytes = $deflate($text);
	$ws->write(cs_ws_frame(0x41, substr($bytes, 0, 5)) . cs_ws_frame(0x89, 'p') . cs_ws_frame(0x00, substr($bytes, 5, 3)) . cs_ws_frame(0x80, substr($bytes, 8)));
	echo $ws->next(), json_encode($inflate($ws->frame()) === $text), $ws->text('plain')->next(), "\n";
	foreach (['garbage' => [0xc1, "\xff\xff\xff"], 'cut off' => [0xc1, substr($bytes, 0, -3)], 'not UTF-8' => [0xc1, $deflate("\xff")],
		'RSV1 of a ping' => [0xc9, 'x'], 'a bomb' => [0xc2, $deflate(str_repeat("\0", 10000001))]] as $case => $frame) {
		$ws = new CsWs($port, ['Sec-WebSocket-Extensions' => 'permessage-deflate']);
		echo "$case: ", $ws->write(cs_ws_frame(...$frame))->rest(), "\n";
	}
	$ws = new CsWs($port, ['Sec-WebSocket-Extensions' => 'permessage-deflate; server_max_window_bits=7, permessage-deflate; server_max_window_bits=9; client_max_window_bits=10']);
	echo $ws->response->header('sec-websocket-extensions'), ' ', json_encode($inflate($ws->write(cs_ws_frame(0xc1, $deflate($text)))->frame()) === $text), "\n";
	$ws = new CsWs($port, ['Sec-WebSocket-Extensions' => 'x-webkit-deflate-frame']);
	echo $ws->response->header('sec-websocket-extensions') ?? 'none', ' ', $ws->text('x')->next(), "\n";
}, ['websocket_compression' => true, 'package_max_length' => 10000000]);
?>
--EXPECT--
base: permessage-deflate; server_no_context_takeover; client_no_context_takeover
[true,true]pong ptruetext plain
garbage: close 1007 the message could not be inflated, end
cut off: close 1007 the message could not be inflated, end
not UTF-8: close 1007 the text is not UTF-8, end
RSV1 of a ping: close 1002 RSV1 is set where nothing can be compressed, end
a bomb: close 1009 the message is too big, end
permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=9; client_max_window_bits=10 true
none text x
process: permessage-deflate; server_no_context_takeover; client_no_context_takeover
[true,true]pong ptruetext plain
garbage: close 1007 the message could not be inflated, end
cut off: close 1007 the message could not be inflated, end
not UTF-8: close 1007 the text is not UTF-8, end
RSV1 of a ping: close 1002 RSV1 is set where nothing can be compressed, end
a bomb: close 1009 the message is too big, end
permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=9; client_max_window_bits=10 true
none text x
callbacks: permessage-deflate; server_no_context_takeover; client_no_context_takeover
[true,true]pong ptruetext plain
garbage: close 1007 the message could not be inflated, end
cut off: close 1007 the message could not be inflated, end
not UTF-8: close 1007 the text is not UTF-8, end
RSV1 of a ping: close 1002 RSV1 is set where nothing can be compressed, end
a bomb: close 1009 the message is too big, end
permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=9; client_max_window_bits=10 true
none text x
coroutine: permessage-deflate; server_no_context_takeover; client_no_context_takeover
[true,true]pong ptruetext plain
garbage: close 1007 the message could not be inflated, end
cut off: close 1007 the message could not be inflated, end
not UTF-8: close 1007 the text is not UTF-8, end
RSV1 of a ping: close 1002 RSV1 is set where nothing can be compressed, end
a bomb: close 1009 the message is too big, end
permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=9; client_max_window_bits=10 true
none text x
