--TEST--
Cancelling the coroutine in start() shuts the server down
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
	$starter = Co::getCid();
	go(function () use ($starter) {
		usleep(1000);
		var_dump(Co::cancel($starter));
	});
	var_dump($server->start(), $server->errCode);
});
?>
--EXPECT--
bool(true)
bool(true)
int(125)
