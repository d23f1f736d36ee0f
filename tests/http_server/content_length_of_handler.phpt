--TEST--
A Content-Length of the handler is sent only when it is right, and never beside chunks
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->header('content-length', '1000', false);
	$response->header('Transfer-Encoding', 'gzip');
	if ($request->server['request_uri'] === '/write') {
		$response->write('one');
	}
	$response->end('two');
});
$conn = cs_connect($port);
foreach (['/', '/write'] as $path) {
	$r = $conn->request('GET', $path);
	echo "$r->body: {$r->header('content-length')} {$r->header('transfer-encoding')}\n";
}
?>
--EXPECT--
two: 3 
onetwo:  chunked
