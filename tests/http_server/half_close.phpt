--TEST--
A client that ends its side after its requests still gets the answers
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	usleep(10000);
	$response->end($request->server['request_uri']);
});
$conn = cs_connect($port)->write("GET /1 HTTP/1.1\r\nHost: h\r\n\r\nGET /2 HTTP/1.1\r\nHost: h\r\n\r\nGET /half")->endWrite();
echo $conn->response()->body, "\n", $conn->response()->body, "\n";
var_dump($conn->closed());
?>
--EXPECT--
/1
/2
bool(true)
