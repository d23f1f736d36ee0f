--TEST--
Expect: 100-continue is answered once, and not when nothing is to be waited for
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end('body ' . strlen($request->rawContent())),
	['package_max_length' => 1000], fn () => Co::set(['log_level' => SWOOLE_LOG_NONE]));
$head = "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-Continue\r\n";

echo "length:\n";
$conn = cs_connect($port)->write("{$head}Content-Length: 6\r\n\r\n");
echo $conn->readTo("\r\n\r\n");
$conn->write('abc');
var_dump($conn->readFor(0.05));
echo $conn->write('def')->response()->body, "\n";

echo "chunked:\n";
$conn->write("{$head}Transfer-Encoding: chunked\r\n\r\n");
echo $conn->readTo("\r\n\r\n");
echo $conn->write("3\r\nabc\r\n0\r\n\r\n")->response()->body, "\n";

echo "with the body:\n";
echo $conn->write("{$head}Content-Length: 3\r\n\r\nabc")->response()->status, "\n";
echo "no body:\n";
echo $conn->write("{$head}Content-Length: 0\r\n\r\n")->response()->status, "\n";
echo "too large:\n";
echo $conn->write("{$head}Content-Length: 1001\r\n\r\n")->response()->status, "\n";
echo "HTTP/1.0 knows no expectations:\n";
echo cs_raw_responses($port, "POST / HTTP/1.0\r\nExpect: x\r\nContent-Length: 1\r\n\r\na")[0]->body, "\n";
?>
--EXPECT--
length:
HTTP/1.1 100 Continue

string(0) ""
body 6
chunked:
HTTP/1.1 100 Continue

body 3
with the body:
200
no body:
200
too large:
413
HTTP/1.0 knows no expectations:
body 1
