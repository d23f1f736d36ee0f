--TEST--
shutdown(): a detached response whose client is still there is given up after max_wait_time
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$server = cs_spawn(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->set(['max_wait_time' => 0.3]);
		$server->handle('/detach', fn ($request, $response) => $response->detach());
		$server->handle('/slow', function ($request, $response) {
			Co::sleep(1);
			$response->end('a handler that runs is waited for');
		});
		$weak = WeakReference::create($server); // no cycle is left behind
		$server->handle('/stop', function ($request, $response) use ($weak) {
			$weak->get()->shutdown();
			$response->end('stopped');
		});
		$ready($server->port);
		$server->start();
	});
});
$detached = cs_connect($server->port)->write(cs_http_request('GET', '/detach'));
$slow = cs_connect($server->port)->write(cs_http_request('GET', '/slow'));
echo cs_http_get($server->port, '/stop')->body, "\n";
var_dump($detached->closed());
echo $slow->response()->body, "\n";
var_dump($server->wait());
?>
--EXPECT--
stopped
bool(true)
a handler that runs is waited for
int(0)
