--TEST--
A reload keeps WebSocket connections; one in the middle of a message is closed with 1012
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!extension_loaded('zlib')) die('skip the test needs the zlib extension'); ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(function ($server) {
		$server->on('message', function ($server, $frame) {
			if ($frame->data === 'slow') {
				$pid = getmypid();
				Co::sleep(0.3);
				$server->push($frame->fd, "slow $pid");
				return;
			}
			$server->push($frame->fd, "$frame->fd " . getmypid() . " $server->master_pid", 1, $frame->flags & SWOOLE_WEBSOCKET_FLAG_COMPRESS | 1);
		});
	}, ['websocket_compression' => true, 'max_wait_time' => 1], $mode);
	$compressed = ['Sec-WebSocket-Extensions' => 'permessage-deflate'];
	for ($i = 0; $i < 8; $i++) {
		$ws[$i] = new CsWs($server->port, $i % 2 ? $compressed : []);
		[$id[$i], $before[$i], $master] = explode(' ', $ws[$i]->text('a')->message());
	}
	/* One has a handler that runs, one has sent half a message. */
	$ws[2]->text('slow');
	$ws[3]->write(cs_ws_frame(0x01, 'half'));
	posix_kill((int) $master, SIGUSR1);
	echo $name, ': ', $ws[3]->rest(), ', ', $ws[2]->message() === "slow $before[2]" ? 'the slow one was answered' : '?', "\n";
	cs_all_gone(array_unique($before));
	$same = $moved = 0;
	foreach ([0, 1, 2, 4, 5, 6, 7] as $i) {
		$ws[$i]->write($i % 2 ? cs_ws_frame(0xc1, gzdeflate("a") . "\0") : cs_ws_text('a'));
		$frame = $ws[$i]->frame();
		$text = $frame[0] & 0x40 ? inflate_add(inflate_init(ZLIB_ENCODING_RAW), "$frame[1]\x00\x00\xff\xff", ZLIB_SYNC_FLUSH) : $frame[1];
		[$fd, $pid] = explode(' ', $text);
		$same += $fd === $id[$i];
		$moved += $pid !== $before[$i];
	}
	echo "$same have their number, $moved are with a successor\n";
	$server->stop();
}
?>
--EXPECT--
base: close 1012, end, the slow one was answered
7 have their number, 7 are with a successor
process: close 1012, end, the slow one was answered
7 have their number, 7 are with a successor
