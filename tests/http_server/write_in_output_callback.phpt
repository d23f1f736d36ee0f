--TEST--
Response: output callbacks that write() what the program prints; they may wait; an open buffer does not reach other requests
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
$port = cs_http_server(function ($request, $response) {
	switch ($request->server['request_uri']) {
		case '/stream':
			/* What Octane and the runtime of Symfony do with a streamed response. */
			ob_start(function (string $text) use ($response) {
				$text !== '' && $response->write($text);
				return '';
			}, 1);
			for ($i = 0; $i < 5; $i++) {
				echo "line $i\n";
				usleep(500);
			}
			ob_end_clean();
			$response->end('end');
			break;
		case '/waits':
			ob_start(function (string $text) use ($response) {
				Swoole\Coroutine::sleep(0.001);
				$response->write(strtoupper($text));
				return '';
			}, 100);
			echo str_repeat('a', 150);
			echo 'b';
			ob_end_flush();
			$response->end();
			break;
		case '/open':
			ob_start(fn (string $text) => '');
			echo 'kept in a buffer that nobody closes';
			$response->end('left open');
			break;
		case '/level':
			$response->end((string) ob_get_level());
			break;
	}
});
foreach (['/stream', '/waits', '/open', '/level', '/level'] as $path) {
	echo json_encode(cs_http_get($port, $path)->body), "\n";
}
$conns = [];
for ($i = 0; $i < 10; $i++) {
	$conns[] = cs_connect($port)->write(cs_http_request('GET', $i % 2 ? '/stream' : '/waits'));
}
foreach ($conns as $conn) {
	$bodies[] = md5($conn->response()->body);
}
echo count(array_unique($bodies)), " kinds of answers\n";
?>
--EXPECT--
"line 0\nline 1\nline 2\nline 3\nline 4\nend"
"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB"
"left open"
"0"
"0"
2 kinds of answers
