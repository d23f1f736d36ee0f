--TEST--
No body for HEAD, 204, 205 and 304, and the next answer is found
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	switch ($request->server['request_uri']) {
		case '/204':
		case '/205':
		case '/304':
			$response->status((int) substr($request->server['request_uri'], 1));
			break;
		case '/write':
			$response->write('piece');
			break;
		case '/length':
			$response->header('Content-Length', '1234');
			$response->end();
			return;
	}
	$response->end('text');
});
$conn = cs_connect($port);
foreach (['GET /204', 'HEAD /204', 'GET /205', 'GET /304', 'HEAD /', 'HEAD /write', 'HEAD /length', 'HEAD /304', 'GET /end'] as $request) {
	[$method, $path] = explode(' ', $request);
	$r = $conn->request($method, $path);
	echo "$request: $r->status length={$r->header('content-length')} {$r->header('transfer-encoding')} body=$r->body\n";
}
?>
--EXPECT--
GET /204: 204 length=  body=
HEAD /204: 204 length=  body=
GET /205: 205 length=0  body=
GET /304: 304 length=  body=
HEAD /: 200 length=4  body=
HEAD /write: 200 length= chunked body=
HEAD /length: 200 length=1234  body=
HEAD /304: 304 length=  body=
GET /end: 200 length=4  body=text
