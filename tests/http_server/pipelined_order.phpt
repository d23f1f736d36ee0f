--TEST--
Pipelined requests are answered in order, whatever their handlers do
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	switch ($request->server['request_uri']) {
		case '/slow':
			usleep(50000);
			break;
		case '/big':
			$response->end(str_repeat('b', 3000000));
			return;
		case '/chunks':
			$response->write('a');
			usleep(1000);
			$response->write('b');
			break;
		case '/throw':
			throw new Exception('thrown');
	}
	$response->end($request->server['request_uri']);
}, [], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
$paths = ['/1', '/slow', '/big', '/2', '/chunks', '/throw', '/3'];
$bytes = '';
foreach ($paths as $path) {
	$bytes .= "GET $path HTTP/1.1\r\nHost: h\r\n\r\n";
}
foreach (cs_raw_responses($port, $bytes . "GET / HTTP/1.1\r\n\r\n") as $response) {
	echo "$response->status ", strlen($response->body) > 100 ? strlen($response->body) . ' bytes' : trim($response->body), "\n";
}
?>
--EXPECT--
200 /1
200 /slow
200 3000000 bytes
200 /2
200 ab/chunks
500 
200 /3
400 400 Bad Request: The Host header is missing
