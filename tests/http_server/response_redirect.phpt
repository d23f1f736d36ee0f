--TEST--
Response: redirect()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(fn ($request, $response) => $response->redirect('/to?a=b', (int) ($request->get['code'] ?? 302)));
foreach (['/', '/?code=301'] as $path) {
	$r = cs_http_get($port, $path);
	echo "$r->status {$r->header('location')} {$r->header('content-length')}\n";
}
?>
--EXPECT--
302 /to?a=b 0
301 /to?a=b 0
