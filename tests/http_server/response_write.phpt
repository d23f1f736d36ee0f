--TEST--
Response: write() sends chunks at once, trailer() fields behind them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$late = null;
$port = cs_http_server(function ($request, $response) use (&$late) {
	if ($request->server['request_uri'] === '/late') {
		$response->end(json_encode($late));
		return;
	}
	$response->trailer('X-Check', '42');
	foreach (['one', 'two', str_repeat('x', 20000)] as $piece) {
		$response->write($piece);
		usleep(1000);
	}
	$late = [@$response->write(''), @$response->header('X', 'late'), @$response->status(500)];
	$response->end('end');
	array_push($late, @$response->write('late'), @$response->end('late'), $response->isWritable());
});
$conn = cs_connect($port)->write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
$conn->readTo("\r\n\r\n");
echo $conn->readTo("two\r\n"), strlen($conn->readTo("end\r\n")), "\n", $conn->readTo("\r\n\r\n");
echo $conn->request('GET', '/late')->body, "\n";
?>
--EXPECT--
3
one
3
two
20016
0
X-Check: 42

[false,false,false,false,false,false]
