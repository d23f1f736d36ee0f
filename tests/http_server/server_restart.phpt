--TEST--
A server that was shut down can be started again, on the same port
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$server = cs_spawn(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$round = 0;
		$server->handle('/', function ($request, $response) use ($server, &$round) {
			$server->shutdown();
			$response->end("round $round");
		});
		$port = $server->port;
		$ready($port);
		for ($round = 1; $round <= 3; $round++) {
			if (!$server->start() || $server->port !== $port) {
				echo "failed: $server->errMsg\n";
			}
		}
	});
});
for ($i = 0; $i < 3; $i++) {
	echo cs_http_get($server->port)->body, "\n";
}
?>
--EXPECT--
round 1
round 2
round 3
