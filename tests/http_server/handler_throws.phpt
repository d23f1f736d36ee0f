--TEST--
A handler that throws: 500, or a broken body when it had begun; the server lives on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	switch ($request->server['request_uri']) {
		case '/throw':
			$response->header('X-Lost', '1');
			throw new Exception('thrown');
		case '/error':
			no_such_function();
		case '/half':
			$response->write('half');
			usleep(1000);
			throw new Exception('half way');
		case '/after':
			$response->end('ended');
			throw new Exception('after the end');
	}
	$response->end('fine');
}, [], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
$conn = cs_connect($port);
foreach (['/throw', '/error', '/after', '/'] as $path) {
	$r = $conn->request('GET', $path);
	echo "$r->status {$r->header('x-lost')} $r->body\n";
}
echo json_encode(substr($conn->write("GET /half HTTP/1.1\r\nHost: h\r\n\r\n")->readAll(), -9)), "\n";
echo json_encode(substr(cs_raw($port, "GET /half HTTP/1.0\r\n\r\n"), -8)), "\n";
echo cs_http_get($port)->body, "\n";
?>
--EXPECT--
500  
500  
200  ended
200  fine
"4\r\nhalf\r\n"
"\r\n\r\nhalf"
fine
