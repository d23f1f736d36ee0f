--TEST--
sendfile(): Last-Modified and ETag, and requests that depend on them; the program's own validators count
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$file = tempnam(sys_get_temp_dir(), 'cs');
file_put_contents($file, '0123456789');
touch($file, 784111777);
$port = cs_http_server(function ($request, $response) use ($file) {
	if ($request->server['request_uri'] === '/own') {
		$response->header('etag', '"own"');
	}
	if ($request->server['request_uri'] === '/404') {
		$response->status(404);
	}
	$response->sendfile($file);
});
$tag = cs_http_get($port)->header('etag');
echo cs_http_get($port)->header('last-modified'), ' ', $tag, "\n";
$get = function (string $what, array $headers, string $path = '/') use ($port) {
	$conn = cs_connect($port);
	$response = $conn->request('GET', $path, $headers);
	echo $what, ': ', $response->status, ' ', $response->header('content-length') ?? '-', ' "', $response->body, '" ',
		$conn->request('GET', '/')->status, "\n";
};
$get('same tag', ['If-None-Match' => $tag]);
$get('other tag', ['If-None-Match' => '"x"']);
$get('own tag', ['If-None-Match' => '"own"'], '/own');
$get('not modified', ['If-Modified-Since' => 'Sun, 06 Nov 1994 08:49:37 GMT']);
$get('modified', ['If-Modified-Since' => 'Sun, 06 Nov 1994 08:49:36 GMT']);
$get('precondition', ['If-Match' => '"x"']);
$get('if-range, same', ['Range' => 'bytes=0-1', 'If-Range' => $tag]);
$get('if-range, other', ['Range' => 'bytes=0-1', 'If-Range' => '"x"']);
$get('404', ['Range' => 'bytes=0-1', 'If-None-Match' => $tag], '/404');
unlink($file);
?>
--EXPECT--
Sun, 06 Nov 1994 08:49:37 GMT "2ebc98a1-a"
same tag: 304 - "" 200
other tag: 200 10 "0123456789" 200
own tag: 304 - "" 200
not modified: 304 - "" 200
modified: 200 10 "0123456789" 200
precondition: 412 0 "" 200
if-range, same: 206 2 "01" 200
if-range, other: 200 10 "0123456789" 200
404: 404 10 "0123456789" 200
