--TEST--
Request: rawContent, getData and getMethod, whatever the framing
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->end(json_encode([$request->getMethod(), $request->server['request_method'], $request->server['request_uri'],
		$request->rawContent(), $request->getContent(), $request->post, $request->isCompleted(), $request->getData()]));
});
$head = "PUT /x HTTP/1.1\r\nHost: h\r\nContent-Type: application/x-www-form-urlencoded\r\n";
echo cs_raw_responses($port, "{$head}Content-Length: 3\r\n\r\na=b", ['PUT'])[0]->body, "\n";
echo cs_raw_responses($port, "{$head}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n2;ext=\"1\"\r\n=b\r\n0\r\nTrailer: t\r\n\r\n",
	['PUT'])[0]->body, "\n";
?>
--EXPECT--
["PUT","PUT","\/x","a=b","a=b",{"a":"b"},true,"PUT \/x HTTP\/1.1\r\nHost: h\r\nContent-Type: application\/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b"]
["PUT","PUT","\/x","a=b","a=b",{"a":"b"},true,"PUT \/x HTTP\/1.1\r\nHost: h\r\nContent-Type: application\/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\na=b"]
