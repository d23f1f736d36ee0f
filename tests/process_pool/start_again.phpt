--TEST--
Process\Pool: start() again when the pool has ended; not in a worker; stop() ends a worker, another one comes
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process\Pool;

$starts = new Swoole\Atomic(0);
$pool = new Pool(1);
$pool->on('workerStart', function (Pool $pool) use ($starts) {
	if ($starts->get() === 0) {
		var_dump(@$pool->start(), @$pool->on('workerStart', fn () => null));
	}
	$starts->add();
	if ($starts->get() % 2) {
		$pool->stop();
		var_dump($pool->workerRunning);
	} else {
		$pool->shutdown();
	}
	while ($pool->workerRunning) {
		usleep(1000);
	}
});
for ($i = 0; $i < 2; $i++) {
	$pool->start();
	var_dump($starts->get());
}
--EXPECT--
bool(false)
bool(false)
bool(false)
int(2)
bool(false)
int(4)
