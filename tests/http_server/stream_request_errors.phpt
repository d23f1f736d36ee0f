--TEST--
stream_request_body: 100 Continue when the body is wanted, and what is not complete
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cs');
$port = cs_http_server(function ($request, $response) use ($log) {
	if ($request->server['request_uri'] === '/unread') {
		$response->status(403);
		return $response->end();
	}
	while ($piece = $request->read(65536, $request->server['request_uri'] === '/slow' ? 0.02 : 0)) {
	}
	file_put_contents($log, json_encode([$piece, $piece === false ? swoole_strerror(swoole_last_error()) : '']));
	$response->end('done');
}, ['stream_request_body' => true, 'package_max_length' => 1000], fn () => Swoole\Coroutine::set(['log_level' => SWOOLE_LOG_NONE]));
$told = function (string $what) use ($log) {
	echo $what, ': ', cs_until(fn () => file_get_contents($log), 'the handler'), "\n";
	file_put_contents($log, '');
};
$head = fn (string $path, string $more) => "POST $path HTTP/1.1\r\nHost: a\r\n$more\r\n\r\n";
$conn = cs_connect($port)->write($head('/', "Content-Length: 5\r\nExpect: 100-continue"));
echo $conn->response()->status, ' ', $conn->write('hello')->response()->status, "\n";
$told('wanted');
$conn = cs_connect($port)->write($head('/unread', "Content-Length: 5\r\nExpect: 100-continue"));
echo 'not wanted: ', $conn->response()->status, ' ', json_encode($conn->closed()), "\n";
cs_connect($port)->write($head('/', 'Content-Length: 5') . 'he')->close();
$told('the client left');
$conn = cs_connect($port)->write($head('/', 'Transfer-Encoding: chunked') . "2\r\nhe\r\nx\r\n");
$told('malformed');
echo $conn->response()->body, ' ', json_encode($conn->closed()), "\n";
$conn = cs_connect($port)->write($head('/', 'Transfer-Encoding: chunked') . "400\r\n" . str_repeat('x', 1024) . "\r\n");
$told('too large');
echo 'by length: ', cs_connect($port)->write($head('/', 'Content-Length: 1001'))->response()->status, "\n";
$conn = cs_connect($port)->write($head('/slow', 'Content-Length: 5') . 'he');
$told('slow');
unlink($log);
?>
--EXPECT--
100 200
wanted: ["",""]
not wanted: 403 true
the client left: [false,"Connection reset by peer"]
malformed: [false,"Protocol error"]
done true
too large: [false,"Protocol error"]
by length: 413
slow: [false,"Connection timed out"]
