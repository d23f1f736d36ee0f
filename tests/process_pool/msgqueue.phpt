--TEST--
Process\Pool: messages of a System V queue; a queue without a key goes with the pool
--EXTENSIONS--
sysvmsg
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$exists = fn (int $id) => (bool) preg_grep('/^\s*-?\d+\s+' . $id . '\s/', file('/proc/sysvipc/msg'));
$id = new Swoole\Atomic(0);
$key = 0x63000000 + getmypid();
$queue = msg_get_queue($key);
foreach ([[$key, false], [$key, true], [0, false]] as [$key, $coroutine]) {
	for ($i = 1; $key && $i <= 20; $i++) {
		msg_send($queue, $i, "message $i", false);
	}
	$sum = new Swoole\Atomic(0);
	$pool = new Pool(2, SWOOLE_IPC_MSGQUEUE, $key, $coroutine);
	$pool->on('message', function (Pool $pool, string $data) use ($sum) {
		if ($sum->add((int) substr($data, 8)) === 210) {
			$pool->shutdown();
		}
	});
	if ($key === 0) {
		$pool->on('workerStart', function (Pool $pool, int $worker) use ($id) {
			$id->set($pool->getProcess()->msgQueueId);
			for ($i = 1; $worker === 0 && $i <= 20; $i++) {
				$pool->getProcess(1)->push("message $i");
			}
		});
	}
	$pool->start();
	var_dump($sum->get());
}
msg_remove_queue($queue);
var_dump($exists($id->get()));
--EXPECT--
int(210)
int(210)
int(210)
bool(false)
