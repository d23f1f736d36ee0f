--TEST--
Request: what the client did not send is null
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->end(json_encode([$request->get, $request->post, $request->cookie, $request->files, $request->tmpfiles,
		$request->rawContent(), $request->streamId]));
});
$conn = cs_connect($port);
echo $conn->request('GET', '/')->body, "\n";
echo $conn->request('GET', '/?')->body, "\n";
echo $conn->request('GET', '/?&=x', ['Cookie' => ';'])->body, "\n";
echo $conn->request('POST', '/', ['Content-Type' => 'text/plain'], 'a=1')->body, "\n";
?>
--EXPECT--
[null,null,null,null,null,"",0]
[null,null,null,null,null,"",0]
[null,null,null,null,null,"",0]
[null,null,null,null,null,"a=1",0]
