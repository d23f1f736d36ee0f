--TEST--
handle(): the first prefix that was added wins, "/" comes last, without it 404
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(null, [], function ($server) {
	foreach (['/a', '/a/b', '/c/d', '/c'] as $prefix) {
		var_dump($server->handle($prefix, fn ($request, $response) => $response->end($prefix)));
	}
	var_dump(@$server->handle('no-slash', 'strlen'), @$server->handle('', 'strlen'));
	$server->handle('/c', fn ($request, $response) => $response->end('replaced'));
});
foreach (['/a', '/abc', '/a/b', '/c/d/e', '/c/e', '/', '/C'] as $path) {
	$r = cs_http_get($port, $path);
	echo "$path: $r->status ", strip_tags(trim($r->body)), "\n";
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
/a: 200 /a
/abc: 200 /a
/a/b: 200 /a
/c/d/e: 200 /c/d
/c/e: 200 replaced
/: 404 404 Not Found
/C: 404 404 Not Found
