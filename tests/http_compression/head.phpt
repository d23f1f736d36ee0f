--TEST--
HEAD tells of the coding and the length that GET's body has
--SKIPIF--
<?php if (!defined('SWOOLE_HAVE_COMPRESSION')) die('skip built without compression'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->header('Content-Type', $request->server['request_uri'] === '/jpeg' ? 'image/jpeg' : 'text/plain');
	$response->header('ETag', '"a"');
	if ($request->server['request_uri'] === '/pieces') {
		$response->write('x');
	}
	$response->end(str_repeat('abc', 1000));
});
$head = function (string $method, string $path) use ($port): string {
	$response = (new CsConn($port))->request($method, $path, ['Accept-Encoding' => 'gzip']);
	$shown = [];
	foreach (['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'etag'] as $name) {
		$shown[$name] = $response->header($name);
	}
	return json_encode($shown);
};
foreach (['/', '/jpeg', '/pieces'] as $path) {
	$get = $head('GET', $path);
	echo preg_replace('/:"[1-9]\d\d?"/', ':"short"', $get), ' ', $head('HEAD', $path) === $get ? 'same' : $head('HEAD', $path), "\n";
}
?>
--EXPECT--
{"content-encoding":"gzip","content-length":"short","transfer-encoding":null,"vary":"Accept-Encoding","etag":"W\/\"a\""} same
{"content-encoding":null,"content-length":"3000","transfer-encoding":null,"vary":null,"etag":"\"a\""} same
{"content-encoding":"gzip","content-length":null,"transfer-encoding":"chunked","vary":"Accept-Encoding","etag":"W\/\"a\""} same
