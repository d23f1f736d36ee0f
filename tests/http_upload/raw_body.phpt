--TEST--
rawContent() of a form is the body as it was sent, large files included
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$port = cs_http_server(function ($request, $response) {
	$response->end(md5($request->rawContent()) . ' ' . strlen(explode("\r\n\r\n", $request->getData(), 2)[1]));
}, ['package_max_length' => 10000000]);
foreach ([1, 65536, 65537, 1000000] as $size) {
	$body = cs_multipart(['a' => '1', cs_file_part('f', 'x', random_bytes($size)), 'b' => '2', cs_file_part('g', 'y', random_bytes($size))]);
	$answer = cs_http_post($port, '/', $body, CS_MULTIPART)->body;
	var_dump($answer === md5($body) . ' ' . strlen($body));
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
