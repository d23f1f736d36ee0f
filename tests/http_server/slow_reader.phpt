--TEST--
A slow reader gets all of a large answer; write() waits, end() does not lose anything
--INI--
memory_limit=256M
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	if ($request->server['request_uri'] === '/end') {
		$response->end(str_repeat('e', 20000000));
		return;
	}
	$peak = memory_get_usage();
	for ($i = 0; $i < 30; $i++) {
		$response->write(str_repeat(chr(65 + $i), 1 << 20));
		$peak = max($peak, memory_get_usage());
	}
	$response->end($peak < 8 << 20 ? 'little memory' : "much memory: $peak");
}, ['socket_buffer_size' => 1 << 20]);
foreach (['/write', '/end'] as $path) {
	$conn = cs_connect($port)->write("GET $path HTTP/1.1\r\nHost: h\r\n\r\n");
	usleep(50000); /* lets the server fill the socket; nothing depends on it */
	$r = $conn->response('GET', 3 * CS_DEADLINE);
	echo strlen($r->body), ' ', $path === '/end' ? count_chars($r->body, 3) : substr($r->body, 30 << 20), ' ',
		md5($r->body) === md5($path === '/end' ? str_repeat('e', 20000000)
			: implode(array_map(fn ($i) => str_repeat(chr(65 + $i), 1 << 20), range(0, 29))) . 'little memory') ? 'right' : 'wrong', "\n";
}
?>
--EXPECT--
31457293 little memory right
20000000 e right
