--TEST--
Request: server_addr is the address that the client has connected to
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$answer = fn ($request, $response) => $response->end("{$request->server['server_addr']} "
	. json_encode($request->server['server_port'] > 0) . " for {$request->server['remote_addr']}");
$server = fn (string $host, int $type) => cs_server(function (callable $ready) use ($host, $type, $answer) {
	$server = new Swoole\Http\Server($host, 0, SWOOLE_BASE, $type);
	$server->set(['worker_num' => 1]);
	$server->on('request', $answer);
	$ready($server->port);
	$server->start();
});
$both = function (string $host) use ($answer, $server) {
	return [cs_server(function (callable $ready) use ($host, $answer) {
		Swoole\Coroutine\run(function () use ($ready, $host, $answer) {
			$server = new Swoole\Coroutine\Http\Server($host, 0);
			$server->handle('/', $answer);
			$ready($server->port);
			$server->start();
		});
	}), $server($host, str_contains($host, ':') ? SWOOLE_SOCK_TCP6 : SWOOLE_SOCK_TCP)];
};
foreach (['127.0.0.1' => ['127.0.0.1'], '0.0.0.0' => ['127.0.0.1', '127.0.0.2'], '::1' => ['[::1]'], '::' => ['[::1]']] as $host => $addresses) {
	foreach ($both($host) as $port) {
		foreach ($addresses as $address) {
			/* Twice on one connection. */
			$conn = cs_connect("tcp://$address:$port");
			$conn->request('GET', '/');
			echo "$host: ", $conn->request('GET', '/')->body, "\n";
		}
	}
}
$path = sys_get_temp_dir() . '/cs_addr_' . getmypid();
$server($path, SWOOLE_SOCK_UNIX_STREAM);
echo 'unix: ', json_encode(cs_http_get("unix://$path")->body), "\n";
?>
--EXPECT--
127.0.0.1: 127.0.0.1 true for 127.0.0.1
127.0.0.1: 127.0.0.1 true for 127.0.0.1
0.0.0.0: 127.0.0.1 true for 127.0.0.1
0.0.0.0: 127.0.0.2 true for 127.0.0.1
0.0.0.0: 127.0.0.1 true for 127.0.0.1
0.0.0.0: 127.0.0.2 true for 127.0.0.1
::1: ::1 true for ::1
::1: ::1 true for ::1
::: ::1 true for ::1
::: ::1 true for ::1
unix: " false for "
