--TEST--
Two requests on one connection
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->end("path {$request->server['request_uri']}"));
$conn = cs_connect($port);
foreach (['/a', '/b?c'] as $path) {
	$r = $conn->request('GET', $path);
	echo "$r->version $r->status $r->reason: $r->body\n";
	foreach (['server', 'connection', 'content-type', 'content-length'] as $name) {
		echo "  $name: {$r->header($name)}\n";
	}
	var_dump(strtotime($r->header('date')) > time() - 10);
}
?>
--EXPECT--
1.1 200 OK: path /a
  server: cserve
  connection: keep-alive
  content-type: text/html
  content-length: 7
bool(true)
1.1 200 OK: path /b
  server: cserve
  connection: keep-alive
  content-type: text/html
  content-length: 7
bool(true)
