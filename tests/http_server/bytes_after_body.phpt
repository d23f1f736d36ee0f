--TEST--
Bytes behind a body belong to the next request
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end("{$request->server['request_uri']} "
	. json_encode($request->rawContent())));
$next = "GET /next HTTP/1.1\r\nHost: h\r\n\r\n";
$requests = [
	"POST /length HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello$next",
	"POST /chunked HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n19\r\n0\r\n\r\n" . str_repeat('z', 20)
		. "\r\n0\r\nTrailer: t\r\n\r\n$next",
	"\r\n\r\nGET /after-empty-lines HTTP/1.1\r\nHost: h\r\n\r\n$next",
];
foreach ($requests as $bytes) {
	foreach (cs_raw_responses($port, $bytes, ['POST', 'GET']) as $response) {
		echo "$response->body\n";
	}
}
?>
--EXPECT--
/length "hello"
/next ""
/chunked "0\r\n\r\nzzzzzzzzzzzzzzzzzzzz"
/next ""
/after-empty-lines ""
/next ""
