--TEST--
exit in a handler ends the request, not the server
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->header('X-Before', '1');
	if ($request->server['request_uri'] === '/caught') {
		try {
			exit(123);
		} catch (Swoole\ExitException $e) {
			$response->end("status {$e->getStatus()}");
			return;
		}
	}
	if ($request->server['request_uri'] === '/ended') {
		$response->end('ended');
	}
	exit(3);
});
$conn = cs_connect($port);
foreach (['/', '/caught', '/ended'] as $path) {
	$r = $conn->request('GET', $path);
	echo "$r->status {$r->header('x-before')} $r->body\n";
}
?>
--EXPECT--
200 1 
200 1 status 123
200 1 ended
