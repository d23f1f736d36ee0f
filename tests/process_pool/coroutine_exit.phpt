--TEST--
Process\Pool: with coroutines onWorkerExit is called until nothing is left; max_wait_time ends what stays
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$ready = new Swoole\Atomic(0);
$pool = new Pool(2, SWOOLE_IPC_NONE, 0, true);
$pool->set(['max_wait_time' => 0.2]);
$timer = null;
$pool->on('workerStart', function (Pool $pool, int $id) use ($ready, &$timer) {
	$timer = Swoole\Timer::tick(10000, fn () => null);
	if ($id === 1) {
		go(function () {
			try {
				Co::sleep(1000);
			} finally {
				echo "ended by force\n";
			}
		});
	}
	if ($ready->add() === 2) {
		$pool->shutdown();
	}
});
$pool->on('workerExit', function (Pool $pool, int $id) use (&$timer) {
	if ($timer) {
		echo json_encode([$id, $pool->workerRunning]), "\n";
		Swoole\Timer::clear($timer);
		$timer = null;
	}
});
$pool->on('workerStop', fn (Pool $pool, int $id) => print("stop $id\n"));
$pool->start();
--EXPECTREGEX--
(?s)(?=.*\[0,false\])(?=.*\[1,false\])(?=.*stop 0)(?=.*stop 1)(?=.*ended by force)(?=.*worker 1: max_wait_time is over; 1 coroutines are ended).*
