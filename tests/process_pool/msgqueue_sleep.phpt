--TEST--
Process\Pool: what onMessage does with a message of a queue is not interrupted
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$pool = new Pool(1, SWOOLE_IPC_MSGQUEUE);
$pool->on('workerStart', fn (Pool $pool) => $pool->getProcess()->push('text'));
$pool->on('message', function (Pool $pool, string $data) {
	$start = hrtime(true);
	usleep(500000);
	var_dump($data, hrtime(true) - $start >= 500000000);
	$pool->shutdown();
});
$pool->start();
--EXPECT--
string(4) "text"
bool(true)
