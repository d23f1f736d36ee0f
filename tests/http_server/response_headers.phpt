--TEST--
Response: header(), its spelling, arrays, and writes to the property
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->header('x-formatted-NAME', 'a');
	$response->header('x-kept-As', 'b', false);
	$response->header('X-Twice', '1');
	$response->header('x-twice', '2', false);
	$response->header('X-Array', ['1', '2']);
	$response->header['X-Direct'] = 'd';
	$response->header['X-Direct-Array'] = ['e', 'f'];
	$response->setHeader('content-type', 'text/plain');
	$response->header['Server'] = 'mine';
	$response->header('Date', '');
	$response->header('X-Number', 5);
	$response->status(299, 'Fine');
	$response->end();
});
echo cs_http_get($port)->head;
?>
--EXPECT--
HTTP/1.1 299 Fine
Connection: close
X-Formatted-Name: a
x-kept-As: b
x-twice: 2
X-Array: 1
X-Array: 2
X-Direct: d
X-Direct-Array: e
X-Direct-Array: f
Content-Type: text/plain
Server: mine
X-Number: 5
Content-Length: 0
