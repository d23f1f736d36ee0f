--TEST--
What is not compressed: short bodies, other media, encoded or partial ones, no-transform, bodyless statuses, turned off
--SKIPIF--
<?php if (!defined('SWOOLE_HAVE_COMPRESSION')) die('skip built without compression'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$handler = function ($request, $response) {
	parse_str($request->server['query_string'] ?? '', $set);
	foreach ($set['h'] ?? [] as $name => $value) {
		$response->header($name, $value);
	}
	$response->status($set['status'] ?? 200);
	$response->end(str_repeat('x', $set['n'] ?? 1000));
};
$port = cs_http_server($handler);
$off = cs_http_server($handler, ['http_compression' => false]);
$types = cs_http_server($handler, ['compression_types' => ['image/', 'text/css'], 'compression_min_length' => 50,
	'http_compression_level' => 9]);
$tell = function (string $what, int $port, array $set, string $method = 'GET') {
	$conn = new CsConn($port);
	$response = $conn->request($method, '/?' . http_build_query($set), ['Accept-Encoding' => 'gzip']);
	echo $what, ': ', $response->header('content-encoding') ?? '-', ' ', $response->header('vary') ?? '-', "\n";
};
$tell('usual', $port, []);
$tell('19 bytes', $port, ['n' => 19]);
$tell('json', $port, ['h' => ['Content-Type' => 'application/problem+json; charset=utf-8']]);
$tell('jpeg', $port, ['h' => ['Content-Type' => 'image/jpeg']]);
$tell('svg', $port, ['h' => ['Content-Type' => 'image/svg+xml']]);
$tell('encoded', $port, ['h' => ['Content-Encoding' => 'br']]);
$tell('no-transform', $port, ['h' => ['Cache-Control' => 'public, no-transform']]);
$tell('partial', $port, ['status' => 206]);
$tell('404', $port, ['status' => 404]);
$tell('304', $port, ['status' => 304]);
$tell('204', $port, ['status' => 204]);
$tell('with Vary', $port, ['h' => ['Vary' => 'Origin, accept-encoding']]);
$tell('off', $off, []);
$tell('type not listed', $types, []);
$tell('type listed', $types, ['h' => ['Content-Type' => 'Text/CSS']]);
$tell('prefix listed', $types, ['h' => ['Content-Type' => 'image/jpeg']]);
$tell('49 bytes', $types, ['n' => 49, 'h' => ['Content-Type' => 'text/css']]);
?>
--EXPECT--
usual: gzip Accept-Encoding
19 bytes: - -
json: gzip Accept-Encoding
jpeg: - -
svg: gzip Accept-Encoding
encoded: br -
no-transform: - -
partial: - -
404: gzip Accept-Encoding
304: - -
204: - -
with Vary: gzip Origin, accept-encoding
off: - -
type not listed: - -
type listed: gzip Accept-Encoding
prefix listed: gzip Accept-Encoding
49 bytes: - -
