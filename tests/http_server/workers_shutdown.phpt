--TEST--
worker_num: shutdown() in one worker ends all of them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([false, true] as $reuse_port) {
	$log = tempnam(sys_get_temp_dir(), 'cserve');
	$server = cs_spawn(function (callable $ready) use ($log, $reuse_port) {
		Swoole\Coroutine\run(function () use ($ready, $reuse_port) {
			$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
			$server->set(['worker_num' => 3, 'enable_reuse_port' => $reuse_port]);
			$server->handle('/', function ($request, $response) use ($server) {
				$server->shutdown();
				$response->end('stopping');
			});
			$ready($server->port);
			$server->start();
		});
		file_put_contents($log, "one parent goes on\n", FILE_APPEND);
	});
	echo cs_http_get($server->port)->body, "\n";
	cs_until(fn () => clearstatcache() || filesize($log), 'the end of the parent');
	echo file_get_contents($log);
	unlink($log);
}
?>
--EXPECT--
stopping
one parent goes on
stopping
one parent goes on
