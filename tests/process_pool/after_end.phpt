--TEST--
Process\Pool: in the shutdown functions of a worker that has ended its methods warn
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([false, true] as $coroutines) {
	foreach (['sendMessage' => ['x', 0], 'getProcess' => [0], 'stop' => [], 'detach' => []] as $method => $arguments) {
		$pool = new Swoole\Process\Pool(1, SWOOLE_IPC_UNIXSOCK, 0, $coroutines);
		$pool->on('message', fn () => 1);
		$pool->on('workerStart', function ($pool) use ($method, $arguments) {
			register_shutdown_function(function () use ($pool, $method, $arguments) {
				set_error_handler(fn ($no, $message) => print("$message\n"));
				$pool->$method(...$arguments);
				$pool->shutdown();
			});
			exit(0);
		});
		$pool->start();
	}
}
--EXPECT--
Swoole\Process\Pool::sendMessage(): the pool does not run
Swoole\Process\Pool::getProcess(): the pool does not run: it has no workers
Swoole\Process\Pool::stop(): this is for the workers of a pool that runs
Swoole\Process\Pool::detach(): this is for the workers of a pool that runs
Swoole\Process\Pool::sendMessage(): the pool does not run
Swoole\Process\Pool::getProcess(): the pool does not run: it has no workers
Swoole\Process\Pool::stop(): this is for the workers of a pool that runs
Swoole\Process\Pool::detach(): this is for the workers of a pool that runs
