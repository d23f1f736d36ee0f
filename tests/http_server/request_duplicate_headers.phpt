--TEST--
Request: repeated header fields are joined, names are lower-case
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end(json_encode($request->header, JSON_UNESCAPED_SLASHES)));
echo cs_raw_responses($port, "GET / HTTP/1.1\r\nHOST: h\r\nX-Forwarded-For: a\r\nCookie: a=1\r\nx-forwarded-for: b, c\r\n"
	. "Accept:\t*/* \r\nEmpty:\r\ncookie: b=2\r\n123: n\r\n\r\n", ['GET'])[0]->body, "\n";
echo "an absolute target replaces Host:\n";
echo cs_raw_responses($port, "GET http://other:81/a HTTP/1.1\r\nHost: h\r\n\r\n", ['GET'])[0]->body, "\n";
?>
--EXPECT--
{"host":"h","x-forwarded-for":"a, b, c","cookie":"a=1; b=2","accept":"*/*","empty":"","123":"n"}
an absolute target replaces Host:
{"host":"other:81"}
