--TEST--
A request may arrive byte by byte
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end(json_encode([$request->get, $request->header,
	$request->rawContent()])));
$conn = cs_connect($port);
$bytes = "POST /?a=b HTTP/1.1\r\nHost: h\r\nX-Long: value with blanks\r\nTransfer-Encoding: chunked\r\n\r\n"
	. "4;x=y\r\nbody\r\n3\r\n\r\n0\r\n0\r\n\r\n";
foreach (str_split($bytes) as $i => $byte) {
	$conn->write($byte);
	if ($i % 8 === 0) {
		usleep(500); /* not all at once; nothing depends on it */
	}
}
echo $conn->response()->body, "\n";
?>
--EXPECT--
[{"a":"b"},{"host":"h","x-long":"value with blanks","transfer-encoding":"chunked"},"body\r\n0"]
