--TEST--
Responses are compressed by the client's Accept-Encoding, with one framing, Vary and a weak ETag
--SKIPIF--
<?php if (!defined('SWOOLE_HAVE_COMPRESSION')) die('skip built without compression'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->header('ETag', '"abc"');
	$response->header('Content-Length', '1000');
	$response->end(str_repeat('hello ', 100));
});
$conn = new CsConn($port);
foreach (['gzip', 'deflate', 'br;q=0.1, gzip;q=0.2', 'identity', 'gzip;q=0', null] as $accept) {
	$response = $conn->request('GET', '/', $accept === null ? [] : ['Accept-Encoding' => $accept]);
	$coding = $response->header('content-encoding');
	$body = match ($coding) {
		'gzip' => gzdecode($response->body),
		'deflate' => gzuncompress($response->body),
		default => $response->body,
	};
	printf("%s: %s, %s, %s, %s, %s\n", $accept ?? 'none', $coding ?? '-', $response->header('vary') ?? '-', $response->header('etag'),
		$response->header('content-length') == strlen($response->body) ? 'right length' : 'wrong length',
		$body === str_repeat('hello ', 100) ? 'right body' : 'wrong body');
}
?>
--EXPECT--
gzip: gzip, Accept-Encoding, W/"abc", right length, right body
deflate: deflate, Accept-Encoding, W/"abc", right length, right body
br;q=0.1, gzip;q=0.2: gzip, Accept-Encoding, W/"abc", right length, right body
identity: -, -, "abc", right length, right body
gzip;q=0: -, -, "abc", right length, right body
none: -, -, "abc", right length, right body
