--TEST--
shutdown(): a detached response whose client has gone does not hold the server up
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cserve');
$server = cs_spawn(function (callable $ready) use ($log) {
	Swoole\Coroutine\run(function () use ($ready, $log) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->handle('/detach', fn ($request, $response) => $response->detach());
		$weak = WeakReference::create($server); // no cycle is left behind
		$server->handle('/stop', function ($request, $response) use ($weak) {
			$weak->get()->shutdown();
			$response->end('stopped');
		});
		$ready($server->port);
		file_put_contents($log, json_encode($server->start()));
	});
});
$conn = cs_connect($server->port);
$conn->write("GET /detach HTTP/1.1\r\nHost: h\r\n\r\n");
$conn->endWrite();
echo cs_http_get($server->port, '/stop')->body, "\n";
var_dump($conn->closed(), $server->wait(), file_get_contents($log));
unlink($log);
?>
--EXPECT--
stopped
bool(true)
int(0)
string(4) "true"
