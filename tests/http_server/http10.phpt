--TEST--
HTTP/1.0: no chunks, closed unless kept alive
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/write') {
		$response->write('a');
		$response->write('b');
	}
	$response->end('c');
});
foreach (["GET / HTTP/1.0\r\n\r\n", "GET /write HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"] as $bytes) {
	$conn = cs_connect($port)->write($bytes);
	$r = $conn->response();
	echo "$r->body {$r->header('connection')} {$r->header('content-length')}{$r->header('transfer-encoding')} ";
	var_dump($conn->closed());
}
$conn = cs_connect($port);
for ($i = 0; $i < 2; $i++) {
	$r = $conn->write("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")->response();
	echo "$r->body {$r->header('connection')} {$r->header('content-length')}\n";
}
?>
--EXPECT--
c close 1 bool(true)
abc close  bool(true)
c keep-alive 1
c keep-alive 1
