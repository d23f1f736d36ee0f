--TEST--
Coroutine\run() works in a callback without coroutines, again and again, beside timers and open connections
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$peer = cs_http_server(function ($request, $response) {
	Co::sleep(0.05);
	$response->end('peer');
});
$server = cs_process_server(function ($server) use ($peer) {
	$ticks = 0;
	$server->on('workerStart', function () use (&$ticks) {
		Swoole\Timer::tick(10, function () use (&$ticks) {
			$ticks++;
		});
	});
	$server->on('request', function ($request, $response) use ($server, $peer, &$ticks) {
		$out = [];
		$ok = Co\run(function () use ($peer, &$out) {
			$wait = new Co\WaitGroup;
			for ($i = 0; $i < 10; $i++) {
				$wait->add();
				go(function () use ($wait, $peer, &$out) {
					Co::sleep(0.02);
					$out[] = file_get_contents("http://127.0.0.1:$peer/");
					$wait->done();
				});
			}
			$wait->wait();
			$out = [count($out), array_unique($out)];
		});
		$response->end(json_encode([$ok, $out, Co::getCid(), $ticks > 0]));
	});
}, ['worker_num' => 1, 'enable_coroutine' => false]);
usleep(50000);
for ($i = 0; $i < 3; $i++) {
	echo cs_http_get($server->port)->body, "\n";
}
$server->stop();
?>
--EXPECT--
[true,[10,["peer"]],-1,true]
[true,[10,["peer"]],-1,true]
[true,[10,["peer"]],-1,true]
