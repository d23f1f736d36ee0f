--TEST--
Connection: close from the client or the handler ends the connection behind the answer
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/close') {
		$response->header('Connection', 'close');
	}
	$response->end('x');
});
$never = "GET /never HTTP/1.1\r\nHost: h\r\n\r\n";
foreach (["GET / HTTP/1.1\r\nHost: h\r\nConnection: Foo, CLOSE\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nConnection: a\r\nConnection: close\r\n\r\n",
	"GET /close HTTP/1.1\r\nHost: h\r\n\r\n"] as $bytes) {
	$all = cs_raw_responses($port, $bytes . $never);
	echo count($all), ' ', $all[0]->header('connection'), "\n";
}
?>
--EXPECT--
1 close
1 close
1 close
