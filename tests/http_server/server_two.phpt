--TEST--
Two servers in one process
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$server = cs_spawn(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$ports = [];
		foreach (['one', 'two'] as $name) {
			$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
			$server->handle('/', fn ($request, $response) => $response->end("$name {$request->server['server_port']}"));
			$ports[$name] = $server->port;
			go(fn () => $server->start());
		}
		$ready($ports);
	});
});
foreach ($server->data as $name => $port) {
	var_dump(cs_http_get($port)->body === "$name $port");
}
?>
--EXPECT--
bool(true)
bool(true)
