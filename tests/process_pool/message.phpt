--TEST--
Process\Pool: sendMessage() gives messages of any size to a worker's onMessage, with and without coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

foreach ([false, true] as $coroutine) {
	$pool = new Pool(2, SWOOLE_IPC_UNIXSOCK, 0, $coroutine);
	$got = new Swoole\Atomic(0);
	$sum = new Swoole\Atomic\Long(0);
	$pool->on('workerStart', function (Pool $pool, int $id) {
		if ($id === 1) {
			foreach ([1, 100, 65536, 65537, 1000000] as $size) {
				$pool->sendMessage(str_repeat('x', $size), 0);
			}
		}
	});
	$pool->on('message', function (Pool $pool, string $data) use ($got, $sum, $coroutine) {
		if ((Co::getCid() > 0) !== $coroutine || $pool->workerId !== 0) {
			echo "wrong place\n";
		}
		$sum->add(strlen($data));
		if ($got->add() === 5) {
			$pool->shutdown();
		}
	});
	$pool->start();
	var_dump($got->get(), $sum->get());
}
--EXPECT--
int(5)
int(1131174)
int(5)
int(1131174)
