--TEST--
worker_num: one process and a warning while something else is alive
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	go(fn () => usleep(20000));
	$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
	$server->set(['worker_num' => 2]);
	go(function () use ($server) {
		usleep(10000);
		$server->shutdown();
	});
	var_dump($server->start());
});
?>
--EXPECTF--
Warning: Swoole\Coroutine\Http\Server::start(): the option 'worker_num' has no effect while other coroutines are alive: one process serves in %s on line %d
bool(true)
