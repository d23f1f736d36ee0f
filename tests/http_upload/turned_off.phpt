--TEST--
http_parse_files false leaves a form to the program; http_parse_post false leaves out its fields
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$handler = function ($request, $response) {
	$response->end(json_encode([$request->post, $request->files['f']['name'] ?? null, strlen($request->rawContent())]));
};
$body = cs_multipart(['a' => '1', cs_file_part('f', 'x', 'y')]);
foreach ([[], ['http_parse_files' => false], ['http_parse_post' => false]] as $options) {
	echo cs_http_post(cs_http_server($handler, $options), '/', $body, CS_MULTIPART)->body, "\n";
}
echo strlen($body), "\n";
?>
--EXPECT--
[{"a":"1"},"x",151]
[null,null,151]
[null,"x",151]
151
