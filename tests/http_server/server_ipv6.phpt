--TEST--
A server on an IPv6 address
--SKIPIF--
<?php if (!@stream_socket_server('tcp://[::1]:0')) die('skip no IPv6'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$port = cs_server(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$server = new Swoole\Coroutine\Http\Server('::1', 0);
		$server->handle('/', fn ($request, $response) => $response->end($request->server['remote_addr']));
		$ready($server->port);
		$server->start();
	});
});
echo cs_http_get("tcp://[::1]:$port")->body, "\n";
?>
--EXPECT--
::1
