--TEST--
A client that sends and does not read is not read from
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* The client floods the server with messages and reads nothing: the server stops reading. */
foreach (['coroutines' => true, 'callbacks' => false] as $name => $coroutines) {
	$server = cs_ws_server(null, ['socket_buffer_size' => 65536, 'enable_coroutine' => $coroutines, 'worker_num' => 1]);
	$ws = new CsWs($server->port);
	$frame = cs_ws_frame(0x82, str_repeat('x', 10000));
	$pings = str_repeat(cs_ws_frame(0x89, str_repeat('p', 125)), 80);
	$sent = 0;
	try {
		while ($sent < 64 << 20) {
			$ws->conn->write($frame . $pings, 0.5);
			$sent += strlen($frame . $pings);
		}
		echo "$name: the server read everything\n";
	} catch (RuntimeException) {
		$status = file_get_contents("/proc/$server->pid/status");
		preg_match('/VmRSS:\s+(\d+)/', $status, $m);
		echo "$name: the server stopped reading, ", $m[1] < 200000 ? 'its memory is bounded' : "it has $m[1] KiB", "\n";
	}
	/* Others are served, and this one when it reads. */
	echo (new CsWs($server->port))->text('other')->message(), ' ', $ws->next(), "\n";
	$server->stop();
}
?>
--EXPECT--
coroutines: the server stopped reading, its memory is bounded
other binary 10000 bytes b567fcb68d8555227123ab87e255872e
callbacks: the server stopped reading, its memory is bounded
other binary 10000 bytes b567fcb68d8555227123ab87e255872e
