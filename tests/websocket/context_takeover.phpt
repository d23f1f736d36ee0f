--TEST--
websocket_context_takeover keeps the compression contexts between messages
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!extension_loaded('zlib')) die('skip the test needs the zlib extension'); ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* Messages that repeat earlier ones become smaller each time, both ways. */
$server = cs_ws_server(null, ['websocket_compression' => true, 'websocket_context_takeover' => true]);
$ws = new CsWs($server->port, ['Sec-WebSocket-Extensions' => 'permessage-deflate']);
echo $ws->response->header('sec-websocket-extensions'), "\n";
$out = deflate_init(ZLIB_ENCODING_RAW);
$in = inflate_init(ZLIB_ENCODING_RAW);
$text = base64_encode(random_bytes(2000));
$sizes = [];
for ($i = 0; $i < 3; $i++) {
	$ws->write(cs_ws_frame(0xc1, substr(deflate_add($out, $text, ZLIB_SYNC_FLUSH), 0, -4)));
	$frame = $ws->frame();
	$sizes[] = strlen($frame[1]);
	echo json_encode(inflate_add($in, $frame[1] . "\x00\x00\xff\xff", ZLIB_SYNC_FLUSH) === $text), ' ';
}
echo $sizes[0] > 1900 && $sizes[1] < 100 && $sizes[2] < 100 ? 'smaller' : json_encode($sizes), "\n";
$ws = new CsWs($server->port, ['Sec-WebSocket-Extensions' => 'permessage-deflate; server_no_context_takeover']);
echo $ws->response->header('sec-websocket-extensions'), "\n";
?>
--EXPECT--
permessage-deflate
true true true smaller
permessage-deflate; server_no_context_takeover
