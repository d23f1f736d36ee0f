--TEST--
exit while requests are in flight: their clients see the connection end, and no answer
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$server = cs_spawn(function (callable $ready) {
	Swoole\Coroutine\run(function () use ($ready) {
		$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
		$server->handle('/', function ($request, $response) {
			try {
				usleep(10000000);
				$response->end('too late');
			} finally {
				$response->isWritable();
			}
		});
		$server->handle('/exit', function ($request, $response) {
			go(function () {
				exit(7);
			});
		});
		$ready($server->port);
		$server->start();
	});
});
$one = cs_connect($server->port)->write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
$idle = cs_connect($server->port);
$idle->write("GET /exit HTTP/1.1\r\nHost: h\r\n\r\n");
var_dump($one->readAll());
cs_until(fn () => !@stream_socket_client("tcp://127.0.0.1:$server->port"), 'the end of the server');
echo "ended\n";
?>
--EXPECT--
string(0) ""
ended
