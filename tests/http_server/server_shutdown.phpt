--TEST--
shutdown(): answers what is in flight, closes what is idle; start() returns true
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$log = tempnam(sys_get_temp_dir(), 'cserve');
$server = cs_spawn(function (callable $ready) use ($log) {
	$result = null;
	Swoole\Coroutine\run(function () use ($ready, &$result) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->handle('/', function ($request, $response) {
			usleep(100000);
			$response->end('in flight');
		});
		$server->handle('/stop', function ($request, $response) use ($server) {
			$response->end(json_encode($server->shutdown()));
		});
		$ready($server->port);
		$result = $server->start();
		$result = json_encode([$result, $server->errCode, $server->errMsg, $server->fd]);
	});
	file_put_contents($log, "$result the loop is empty");
});
$idle = cs_connect($server->port);
$busy = cs_connect($server->port);
$idle->request('GET', '/nothing');
$busy->write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
$r = cs_http_get($server->port, '/stop');
echo "$r->body {$r->header('connection')}\n";
var_dump($idle->closed());
echo $busy->response()->body, "\n";
cs_until(fn () => clearstatcache() || filesize($log), 'the end of the server');
var_dump(file_get_contents($log), @stream_socket_client("tcp://127.0.0.1:$server->port"));
unlink($log);
?>
--EXPECT--
null close
bool(true)
in flight
string(52) "[true,125,"Operation canceled",-1] the loop is empty"
bool(false)
