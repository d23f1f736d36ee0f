--TEST--
A form with fields and files: post, files with five keys, tmpfiles; names as PHP has them
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$port = cs_http_server(function ($request, $response) {
	$files = json_decode(preg_replace('~"[^"]+upfile\.\w{6}"~', '"T"', json_encode($request->files)), true);
	$response->end(json_encode([$request->post, $files, count($request->tmpfiles ?? [])], JSON_UNESCAPED_SLASHES));
});
$post = fn (array $parts) => print(cs_http_post($port, '/', cs_multipart($parts), CS_MULTIPART)->body . "\n");
$post(['a' => '1', 'b[x][]' => '2', 'c.d' => '3']);
$post(['a' => '1', cs_file_part('f', 'note.txt', 'hello')]);
$post([cs_file_part('f[]', 'C:\dir\one.txt', '1'), cs_file_part('f[]', 'two.txt', '22', 'image/png'), cs_file_part('g[x][y]', 'z', '')]);
$post([cs_file_part('f', '', '')]);
$post([]);
?>
--EXPECT--
[{"a":"1","b":{"x":["2"]},"c_d":"3"},null,0]
[{"a":"1"},{"f":{"name":"note.txt","type":"text/plain","tmp_name":"T","error":0,"size":5}},1]
[null,{"f":{"name":["one.txt","two.txt"],"type":["text/plain","image/png"],"tmp_name":["T","T"],"error":[0,0],"size":[1,2]},"g":{"name":{"x":{"y":"z"}},"type":{"x":{"y":"text/plain"}},"tmp_name":{"x":{"y":"T"}},"error":{"x":{"y":0}},"size":{"x":{"y":0}}}},3]
[null,{"f":{"name":"","type":"","tmp_name":"","error":4,"size":0}},0]
[null,null,0]
