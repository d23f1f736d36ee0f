--TEST--
Request: get, post and cookie by the rules of PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->end(json_encode([$request->get, $request->post, $request->cookie]));
});
echo cs_http($port, 'POST', '/?a=1&b[]=2&b[]=3&c[k][l]=4&d+e=%41+f&a=5', [
	'Content-Type' => 'application/x-www-form-urlencoded; charset=utf-8',
	'Cookie' => 'x=1; y=%C3%A9; x=2; z.a=b=c',
], 'p=%3D&q[1]=r')->body, "\n";
?>
--EXPECT--
[{"a":"5","b":["2","3"],"c":{"k":{"l":"4"}},"d_e":"A f"},{"p":"=","q":{"1":"r"}},{"x":"1","y":"\u00e9","z.a":"b=c"}]
