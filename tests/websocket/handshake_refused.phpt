--TEST--
Handshakes that are not one are refused, with 426 for another version
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
cs_ws_each(function ($port, $name) {
	echo "$name\n";
	$with = fn (array $headers, string $method = 'GET', string $version = '1.1') => cs_connect($port)->write(
		str_replace('HTTP/1.1', "HTTP/$version", cs_http_request($method, '/', array_filter($headers + CsWs::headers(),
			fn ($value) => $value !== null))))->response();
	foreach ([
		'POST' => $with(['Content-Length' => '0'], 'POST'),
		'HTTP/1.0' => $with([], 'GET', '1.0'),
		'no Connection' => $with(['Connection' => 'keep-alive']),
		'a list in Connection' => $with(['Connection' => 'keep-alive, UPGRADE']),
		'Upgrade in capitals' => $with(['Upgrade' => 'WebSocket']),
		'no version' => $with(['Sec-WebSocket-Version' => null]),
		'version 8' => $with(['Sec-WebSocket-Version' => '8']),
		'two keys' => $with(['Sec-WebSocket-Key ' => CS_WS_KEY, 'sec-websocket-key' => CS_WS_KEY]),
		'no key' => $with(['Sec-WebSocket-Key' => null]),
		'a short key' => $with(['Sec-WebSocket-Key' => 'dGhlIHNhbXBsZSBub25jZQ=']),
		'a key that is not base64' => $with(['Sec-WebSocket-Key' => 'dGhlIHNhbXBsZSBub25jZ!==']),
	] as $case => $response) {
		echo "  $case: $response->status", $response->status === 426 ? ' ' . $response->header('sec-websocket-version')
			. ' ' . $response->header('upgrade') : '', "\n";
	}
	echo '  not WebSocket: ', cs_http_get($port)->status, "\n";
});
?>
--EXPECT--
base
  POST: 400
  HTTP/1.0: 400
  no Connection: 400
  a list in Connection: 101
  Upgrade in capitals: 101
  no version: 426 13 websocket
  version 8: 426 13 websocket
  two keys: 400
  no key: 400
  a short key: 400
  a key that is not base64: 400
  not WebSocket: 400
process
  POST: 400
  HTTP/1.0: 400
  no Connection: 400
  a list in Connection: 101
  Upgrade in capitals: 101
  no version: 426 13 websocket
  version 8: 426 13 websocket
  two keys: 400
  no key: 400
  a short key: 400
  a key that is not base64: 400
  not WebSocket: 400
callbacks
  POST: 400
  HTTP/1.0: 400
  no Connection: 400
  a list in Connection: 101
  Upgrade in capitals: 101
  no version: 426 13 websocket
  version 8: 426 13 websocket
  two keys: 400
  no key: 400
  a short key: 400
  a key that is not base64: 400
  not WebSocket: 400
coroutine
  POST: 400
  HTTP/1.0: 400
  no Connection: 400
  a list in Connection: 101
  Upgrade in capitals: 101
  no version: 426 13 websocket
  version 8: 426 13 websocket
  two keys: 400
  no key: 400
  a short key: 400
  a key that is not base64: 400
  not WebSocket: 400
