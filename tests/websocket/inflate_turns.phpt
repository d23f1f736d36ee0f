--TEST--
permessage-deflate: what inflates to much does so in turns with the messages of others, in order and whole
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!extension_loaded('zlib')) die('skip the test needs the zlib extension'); ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
$packed = fn (string $text) => cs_ws_frame(0xc1, $text === "" ? "\0" : substr(deflate_add(deflate_init(ZLIB_ENCODING_RAW), $text, ZLIB_SYNC_FLUSH), 0, -4));
posix_mkfifo($gate = tempnam(sys_get_temp_dir(), 'cs') . '.fifo', 0600);
$server = cs_ws_server(function ($server) use ($gate) {
	$order = [];
	$server->on('message', function ($server, $frame) use (&$order, $gate) {
		if ($frame->data === 'wait') {
			file_get_contents($gate); /* blocks the worker */
			$order = [];
		} elseif ($frame->data === 'order') {
			$server->push($frame->fd, implode(' ', $order));
			return;
		} else {
			$order[] = strlen($frame->data);
		}
		$server->push($frame->fd, md5($frame->data));
	});
}, ['worker_num' => 1, 'enable_coroutine' => false, 'hook_flags' => 0, 'websocket_compression' => true]);
$waiter = new CsWs($server->port);
$small = new CsWs($server->port);
$large = new CsWs($server->port, ['Sec-WebSocket-Extensions' => 'permessage-deflate']);

/* Both have written when the worker looks again, $large first. Returns the order of the messages. */
$round = function (string $bytes) use ($gate, $waiter, $small, $large): array {
	$waiter->text('wait');
	$open = fopen($gate, 'w');
	$large->write($bytes);
	$small->text('small');
	fclose($open);
	$waiter->message();
	$small->message();
	$large->text('end');
	while ($large->message() !== md5('end')) {
	}
	return explode(' ', $waiter->text('order')->message());
};
echo implode(' ', $round($packed(str_repeat('0', 2000000)) . cs_ws_text('after'))), "\n";
$order = $round(str_repeat($packed(str_repeat('0', 60000)), 300));
echo count($order), array_search('5', $order) <= 2 ? ' in turns' : implode(' ', $order), "\n";

$texts = [implode(' ', range(1, 250000)), str_repeat("\u{20ac}", 100000), '', str_repeat('x', 65536), str_repeat('y', 65537)];
$large->write(implode(array_map($packed, $texts)));
foreach ($texts as $text) {
	echo json_encode($large->message() === md5($text)), ' ';
}
/* The end comes behind the last message, or in the middle of one. */
echo "\n", $large->write($packed($texts[0]) . cs_ws_close(1000))->next() === 'text ' . md5($texts[0]) ? $large->rest() : 'lost', "\n";
$large = new CsWs($server->port, ['Sec-WebSocket-Extensions' => 'permessage-deflate']);
$large->write($packed($texts[0]))->conn->close();
echo $small->text('small')->next() === 'text ' . md5('small') ? 'alive' : 'dead', "\n";
unlink($gate);
?>
--EXPECT--
5 2000000 5 3
302 in turns
true true true true true 
close 1000, end
alive
