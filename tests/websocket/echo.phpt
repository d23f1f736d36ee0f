--TEST--
Messages are echoed by each kind of server, whatever their length
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
cs_ws_each(function ($port, $name) {
	$ws = new CsWs($port);
	echo "$name: {$ws->response->status} ", $ws->response->header('sec-websocket-accept'), "\n";
	foreach ([0, 1, 125, 126, 127, 65535, 65536, 300000] as $length) {
		$text = substr(str_repeat('0123456789äöü', intdiv($length, 10) + 1), 0, $length);
		$text = mb_scrub_ascii($text);
		$ws->text($text);
		if ($ws->message() !== $text) {
			echo "$length bytes came back changed\n";
		}
		$bytes = $length ? random_bytes($length) : '';
		$ws->write(cs_ws_frame(0x82, $bytes));
		if ($ws->frame() !== [0x82, $bytes]) {
			echo "$length binary bytes came back changed\n";
		}
	}
	echo $ws->write(cs_ws_close(1000))->rest(), "\n";
});

/* Without a character that is cut off at the end. */
function mb_scrub_ascii(string $text): string
{
	return preg_match('/[\xc0-\xff]$/D', $text) ? substr($text, 0, -1) . '.' : $text;
}
?>
--EXPECT--
base: 101 s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
close 1000, end
process: 101 s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
close 1000, end
callbacks: 101 s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
close 1000, end
coroutine: 101 s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
close 1000, end
