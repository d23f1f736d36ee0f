--TEST--
Methods, bodies and headers as the server sees them
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(function ($request, $response) {
	$response->end(json_encode([$request->getMethod(), $request->server['request_uri'], $request->server['query_string'] ?? '',
		$request->header['x-test'] ?? '', $request->header['content-type'] ?? '', $request->header['content-length'] ?? '',
		$request->rawContent()]));
}, function ($port) {
	$c = new Client('127.0.0.1', $port);
	$c->setHeaders(['X-Test' => 'yes', 'Content-Length' => '99', 'Transfer-Encoding' => 'chunked']);
	var_dump($c->get('/path?a=b'), $c->statusCode, $c->getStatusCode());
	echo $c->body, "\n";
	$c->post('/form', ['a' => 'b c', 'd' => ['e' => 1]]);
	echo $c->body, "\n";
	$c->post('/text', 'plain');
	echo $c->getBody(), "\n";
	foreach (['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as $method) {
		$c->setMethod($method);
		$c->setData($method === 'PUT' ? 'data' : '');
		$c->execute('/m');
		echo $c->body, "\n";
	}
	$c->setMethod('HEAD');
	var_dump($c->execute('/head'), $c->statusCode, $c->body, $c->headers['content-length'] > 0);
	$c->setMethod('');
	var_dump($c->execute(''), $c->connected);
	echo $c->body, "\n", $c->getHeaderOut() === "GET / HTTP/1.1\r\nHost: 127.0.0.1:$port\r\nX-Test: yes\r\n"
		. "Connection: keep-alive\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n" ? "head\n" : $c->getHeaderOut();
});
?>
--EXPECT--
bool(true)
int(200)
int(200)
["GET","\/path","a=b","yes","","",""]
["POST","\/form","","yes","application\/x-www-form-urlencoded","16","a=b+c&d%5Be%5D=1"]
["POST","\/text","","yes","","5","plain"]
["PUT","\/m","","yes","","4","data"]
["DELETE","\/m","","yes","","0",""]
["PATCH","\/m","","yes","","0",""]
["OPTIONS","\/m","","yes","","0",""]
bool(true)
int(200)
string(0) ""
bool(true)
bool(true)
bool(true)
["GET","\/","","yes","","",""]
head
