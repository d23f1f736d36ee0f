--TEST--
sendfile(): ranges, one or several, and what does not lie in the file
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

$file = tempnam(sys_get_temp_dir(), 'cs') . '.txt';
file_put_contents($file, '0123456789');
$port = cs_http_server(function ($request, $response) use ($file) {
	if ($request->get) {
		$response->sendfile($file, (int) $request->get['offset'], (int) $request->get['length']);
	} else {
		$response->sendfile($file);
	}
});
$get = function (string $range, string $path = '/', string $method = 'GET') use ($port) {
	$response = cs_connect($port)->request($method, $path, ['Range' => $range]);
	$body = preg_replace(['~cserve\w+~', '~\r\n~'], ['B', '|'], $response->body);
	echo $range, ': ', $response->status, ' ', $response->header('content-range') ?? '-', ' ',
		preg_replace('~cserve\w+~', 'B', $response->header('content-type')), ' ', $response->header('accept-ranges') ?? '-', ' ',
		$response->header('content-length'), ' "', $body, "\"\n";
};
$get('bytes=2-4');
$get('bytes=-3');
$get('bytes=5-');
$get('bytes=0-0,8-20');
$get('bytes=10-');
$get('Bytes=2-4');
$get('lines=1-2');
$get('bytes=1-2', '/?offset=5&length=3');
$get('bytes=1-2', '/', 'HEAD');
unlink($file);
?>
--EXPECT--
bytes=2-4: 206 bytes 2-4/10 text/plain bytes 3 "234"
bytes=-3: 206 bytes 7-9/10 text/plain bytes 3 "789"
bytes=5-: 206 bytes 5-9/10 text/plain bytes 5 "56789"
bytes=0-0,8-20: 206 - multipart/byteranges; boundary=B bytes 225 "--B|Content-Type: text/plain|Content-Range: bytes 0-0/10||0|--B|Content-Type: text/plain|Content-Range: bytes 8-9/10||89|--B--|"
bytes=10-: 416 bytes */10 text/plain bytes 0 ""
Bytes=2-4: 206 bytes 2-4/10 text/plain bytes 3 "234"
lines=1-2: 200 - text/plain bytes 10 "0123456789"
bytes=1-2: 206 bytes 1-2/3 text/plain bytes 2 "67"
bytes=1-2: 200 - text/plain bytes 10 ""
