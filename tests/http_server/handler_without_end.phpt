--TEST--
A handler that does not end its answer: it is ended with the last reference to it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/later') {
		go(function () use ($response) {
			usleep(20000);
			$response->header('X-Later', 'yes');
		});
	}
});
$conn = cs_connect($port);
foreach (['/', '/later'] as $path) {
	$r = $conn->request('GET', $path);
	echo "$r->status {$r->header('content-length')} {$r->header('x-later')}\n";
}
?>
--EXPECT--
200 0 
200 0 yes
