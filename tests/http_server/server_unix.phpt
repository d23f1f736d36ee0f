--TEST--
A server on a unix socket; its file goes with it, a stale one is replaced
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$path = sys_get_temp_dir() . '/cserve-' . getmypid() . '.sock';
$serve = function (callable $ready) use ($path) {
	Swoole\Coroutine\run(function () use ($ready, $path) {
		$server = new Swoole\Coroutine\Http\Server("unix:$path", 0);
		$server->handle('/', function ($request, $response) use ($server) {
			$response->end("from [{$request->server['remote_addr']}] {$request->server['remote_port']}");
			if ($request->server['request_uri'] === '/stop') {
				$server->shutdown();
			}
		});
		$ready();
		$server->start();
	});
};
$one = cs_spawn($serve);
echo cs_http_get("unix://$path")->body, "\n";
posix_kill($one->pid, SIGKILL);
cs_until(fn () => !@stream_socket_client("unix://$path"), 'the end of the server');
var_dump(file_exists($path));
cs_spawn($serve);
echo cs_http_get("unix://$path", '/stop')->body, "\n";
cs_until(fn () => clearstatcache() || !file_exists($path), 'the file to go');
?>
--EXPECT--
from [] 0
bool(true)
from [] 0
