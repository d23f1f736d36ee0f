--TEST--
HTTP/2 without TLS: by prior knowledge and by Upgrade, in every mode; HTTP/1 beside it
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; require __DIR__ . '/../include/h2.inc'; skip_without_http2('curl'); ?>
--FILE--
<?php
require __DIR__ . '/../include/h2.inc';

$handler = function ($request, $response) {
	$response->end("{$request->server['server_protocol']} {$request->streamId} " . $request->getContent() . "\n");
};
$ask = function (int $port) {
	$url = "http://127.0.0.1:$port/";
	echo cs_h2_curl($url);
	echo cs_h2_curl($url, '--http2', ''), cs_h2_curl($url, '--http2 -d body'), cs_h2_curl($url, '--http1.1');
};
foreach (CS_MODES as $mode) {
	foreach ([true, false] as $coroutine) {
		$server = cs_h2_server(fn ($s) => $s->on('request', $handler), ['enable_coroutine' => $coroutine], $mode);
		$ask($server->port);
		$server->stop();
	}
}
$ask(cs_http_server($handler, ['open_http2_protocol' => true]));
?>
--EXPECT--
HTTP/2 1 
HTTP/2 1 
HTTP/2 1 body
HTTP/1.1 0 
HTTP/2 1 
HTTP/2 1 
HTTP/2 1 body
HTTP/1.1 0 
HTTP/2 1 
HTTP/2 1 
HTTP/2 1 body
HTTP/1.1 0 
HTTP/2 1 
HTTP/2 1 
HTTP/2 1 body
HTTP/1.1 0 
HTTP/2 1 
HTTP/2 1 
HTTP/2 1 body
HTTP/1.1 0 
