--TEST--
Deadlines for an idle connection, a head, a body and a client that does not read
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end(str_repeat('x', strlen($request->server['request_uri']) > 1 ? 20000000 : 5)), ['http_keepalive_timeout' => 0.3,
	'head_timeout' => 0.2, 'body_timeout' => 0.2, 'write_timeout' => 0.2], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
echo "nothing sent: ";
var_dump(cs_connect($port)->closed());
echo "half a head: ", strtok(cs_raw($port, "GET / HT"), "\n"), "\n";
echo "half a body: ", strtok(cs_raw($port, "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc"), "\n"), "\n";
echo "idle after an answer: ";
$conn = cs_connect($port);
echo strlen($conn->request('GET', '/')->body), ' ';
var_dump($conn->closed());
echo "not reading: ";
$conn = cs_connect($port)->write("GET /large HTTP/1.1\r\nHost: h\r\n\r\n");
cs_until(fn () => !@fwrite($conn->stream, "GET / HTTP/1.1\r\nHost: h\r\n\r\n"), 'the server to close');
echo "closed\n";
?>
--EXPECT--
nothing sent: bool(true)
half a head: HTTP/1.1 408 Request Timeout
half a body: HTTP/1.1 408 Request Timeout
idle after an answer: 5 bool(true)
not reading: closed
