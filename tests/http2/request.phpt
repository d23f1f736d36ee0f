--TEST--
HTTP/2: a request has what one of HTTP/1 has; cookies are joined, the authority is the host
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$server = cs_h2_server(function ($server) {
	$server->on('request', function ($request, $response) {
		$s = $request->server;
		$response->end(json_encode([$s['request_method'], $s['request_uri'], $s['query_string'] ?? null, $request->get,
			$request->post, $request->cookie, strtok($request->header['host'], ':'), $request->header['x-a'] ?? null,
			array_keys($request->files ?? []), $request->files ? strlen($request->getContent()) > 100000 : strlen($request->getContent())]) . "\n");
	});
});
$url = "http://127.0.0.1:$server->port/path?a=1&b[]=2";
echo cs_h2_curl($url, "-H 'Cookie: x=1; y=2' -H 'X-A: 1' -H 'Host: example.org:80'");
echo cs_h2_curl($url, '-g -d p=1 -d q=2'), cs_h2_curl($url, '-g -F f=@- -F g=h', str_repeat('x', 100000));
echo cs_h2_curl($url, '-X PATCH -H "Content-Type: a/b" --data-binary @-', str_repeat('y', 1 << 20)), cs_h2_curl($url, '-X PURGE');
$h2 = new CsH2($server->port);
$h2->send(CsH2::HEADERS, 5, 1, CsH2::block('GET', '/c') . CsH2::field('cookie', 'a=1') . CsH2::field('cookie', 'b=2'));
echo $h2->body(1);
?>
--EXPECT--
["GET","\/path","a=1&b[]=2",{"a":"1","b":["2"]},null,{"x":"1","y":"2"},"example.org","1",[],0]
["POST","\/path","a=1&b[]=2",{"a":"1","b":["2"]},{"p":"1","q":"2"},null,"127.0.0.1",null,[],7]
["POST","\/path","a=1&b[]=2",{"a":"1","b":["2"]},{"g":"h"},null,"127.0.0.1",null,["f"],true]
["PATCH","\/path","a=1&b[]=2",{"a":"1","b":["2"]},null,null,"127.0.0.1",null,[],1048576]
["PURGE","\/path","a=1&b[]=2",{"a":"1","b":["2"]},null,null,"127.0.0.1",null,[],0]
["GET","\/c",null,null,null,{"a":"1","b":"2"},"localhost",null,[],0]
