--TEST--
stream_request_body: the handler reads a body while it arrives, in constant memory; forms and small bodies as ever
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$size = $pieces = 0;
	switch ($request->server['request_uri']) {
		case '/size':
			$before = memory_get_peak_usage();
			while (($piece = $request->read(100000)) !== '') {
				$size += strlen($piece);
			}
			return $response->end(json_encode([$size, memory_get_peak_usage() - $before < 2000000]));
		case '/echo':
			$response->write($request->read());
			return $response->end(json_encode([$request->read(2), $request->rawContent(), $request->read()]));
		case '/ignore':
			return $response->end('ignored');
		default:
			return $response->end(json_encode([$request->post, $request->read(3), $request->read(), $request->read()]));
	}
}, ['stream_request_body' => true, 'package_max_length' => 100000000]);
$conn = cs_connect($port);
echo $conn->request('POST', '/size', [], str_repeat('x', 6000000))->body, "\n";
$conn->write("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
$first = $conn->readTo("hello\r\n");
$conn->write("4\r\nabcd\r\n2\r\nef\r\n0\r\n\r\n");
echo str_contains($first, "5\r\nhello") ? 'answered while it arrived ' : '', explode("\r\n", $conn->readTo("0\r\n\r\n"))[1], "\n";
echo $conn->request('POST', '/ignore', [], str_repeat('x', 1000000))->body, "\n";
echo $conn->request('POST', '/form', ['Content-Type' => 'application/x-www-form-urlencoded'], 'a=1')->body, "\n";
echo $conn->request('GET', '/none')->body, "\n";
echo $conn->request('POST', '/small', [], 'small')->body, "\n";
?>
--EXPECT--
[6000000,true]
answered while it arrived ["ab","cdef",""]
ignored
[{"a":"1"},"a=1","",""]
[null,"","",""]
[null,"sma","ll",""]
