--TEST--
Limits of body, head, target and field count; the client can read the answer while it still sends
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end('ok'), ['package_max_length' => 100000,
	'max_header_size' => 2000, 'max_header_count' => 10], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
$h = "Host: h\r\n";
$x = str_repeat('x', 3000000);
$requests = [
	'body at the limit' => "POST / HTTP/1.1\r\n{$h}Connection: close\r\nContent-Length: 100000\r\n\r\n" . substr($x, 0, 100000),
	'body' => "POST / HTTP/1.1\r\n{$h}Content-Length: 3000000\r\n\r\n$x",
	'chunked body' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\n\r\n2dc6c0\r\n$x\r\n0\r\n\r\n",
	'chunk overhead' => "POST / HTTP/1.1\r\n{$h}Transfer-Encoding: chunked\r\n\r\n1;" . substr($x, 0, 200000) . "\r\na\r\n",
	'head' => "GET / HTTP/1.1\r\n{$h}X: " . substr($x, 0, 100000) . "\r\n\r\n",
	'target' => "GET /" . substr($x, 0, 100000) . " HTTP/1.1\r\n$h\r\n",
	'fields' => "GET / HTTP/1.1\r\n$h" . str_repeat("X: y\r\n", 10) . "\r\n",
	'fields at the limit' => "GET / HTTP/1.1\r\n{$h}Connection: close\r\n" . str_repeat("X: y\r\n", 8) . "\r\n",
];
foreach ($requests as $name => $bytes) {
	$conn = cs_connect($port)->write($bytes);
	echo "$name: {$conn->response()->status} ", $conn->closed() ? 'closed' : 'open', "\n";
}
?>
--EXPECT--
body at the limit: 200 closed
body: 413 closed
chunked body: 413 closed
chunk overhead: 400 closed
head: 431 closed
target: 414 closed
fields: 431 closed
fields at the limit: 200 closed
