--TEST--
br, zstd, gzip and deflate from our own server
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_without('sockets'); ?>
--FILE--
<?php
require __DIR__ . '/../include/socket.inc';

use Swoole\Coroutine\Http\Client;
cs_with_http_server(fn ($request, $response) => $response->end(str_repeat('text ', 1000)), function ($port) {
	$c = new Client('127.0.0.1', $port);
	foreach (['br', 'zstd', 'gzip', 'deflate', 'identity'] as $coding) {
		$c->setHeaders(['Accept-Encoding' => $coding]);
		$c->get('/');
		echo $c->headers['content-encoding'] ?? 'none', ' ', strlen($c->body), "\n";
	}
});
?>
--EXPECT--
br 5000
zstd 5000
gzip 5000
deflate 5000
none 5000
