--TEST--
Response: detach(), and create() from the fd in another coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_http_server(function ($request, $response) {
	$response->header('X-Lost', 'headers stay with the old object');
	$response->detach();
	$fd = $request->fd;
	go(function () use ($fd) {
		usleep(10000);
		$other = Swoole\Http\Response::create($fd);
		$other->header('X-Fd', $other->fd === $fd ? 'same' : 'other');
		$other->end('from elsewhere');
	});
});
$r = cs_http_get($port);
echo "$r->body {$r->header('x-fd')}\n";
var_dump(@Swoole\Http\Response::create(12345), Swoole\Http\Response::create()->isWritable());
?>
--EXPECT--
from elsewhere same
bool(false)
bool(false)
