--TEST--
Http\Server: who sends much gets one buffer's turn at a time, and who sends on behind an error is not read without end
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

posix_mkfifo($gate = tempnam(sys_get_temp_dir(), 'cs') . '.fifo', 0600);
$server = cs_process_server(function ($server) use ($gate) {
	$order = [];
	$server->on('request', function ($request, $response) use (&$order, $gate) {
		$path = $request->server['request_uri'];
		if ($path === '/wait') {
			file_get_contents($gate); /* blocks the worker */
		} elseif ($path !== '/order') {
			$order[] = $path;
		}
		$response->end(implode(' ', $order));
	});
}, ['worker_num' => 1, 'enable_coroutine' => false, 'hook_flags' => 0, 'kernel_socket_recv_buffer_size' => 1000000]);

/* Both have come when the worker looks again, the large one first. */
$wait = cs_connect($server->port)->write("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n");
$open = fopen($gate, 'w');
$large = cs_connect($server->port);
$small = cs_connect($server->port);
$large->write("POST /large HTTP/1.1\r\nHost: a\r\nContent-Length: 250000\r\n\r\n" . str_repeat('x', 250000));
$small->write("GET /small HTTP/1.1\r\nHost: a\r\n\r\n");
fclose($open);
foreach ([$wait, $small, $large] as $conn) {
	$conn->response();
}
echo cs_http_get($server->port, '/order')->body, "\n";

/* 16 MiB are dropped, the rest fills buffers until the server gives up. */
$conn = cs_connect($server->port)->write("GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n");
stream_set_blocking($conn->stream, true);
$piece = str_repeat('x', 1 << 20);
for ($sent = 0; ($n = @fwrite($conn->stream, $piece)) && $sent < 1 << 30; ) {
	$sent += $n;
}
echo $sent < 1 << 26 ? 'not read without end' : "read $sent bytes", "\n", fgets($conn->stream);
unlink($gate);
?>
--EXPECT--
/small /large
not read without end
HTTP/1.1 400 Bad Request
