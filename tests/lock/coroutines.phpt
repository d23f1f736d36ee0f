--TEST--
Lock: coroutines that wait let the others run
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;
use Swoole\Lock;

$lock = new Lock;
$go = new Swoole\Atomic;
$release = new Swoole\Atomic;
$pid = pcntl_fork();
if ($pid === 0) {
	$lock->lock();
	$go->wakeup();
	$release->wait(-1);
	$lock->unlock();
	exit(0);
}
$go->wait(10);
Coroutine\run(function () use ($lock, $release) {
	$ticks = 0;
	for ($i = 0; $i < 3; $i++) {
		go(function () use ($lock, $i) {
			var_dump($lock->lock());
			echo "$i has it\n";
			Coroutine::sleep(0.002);
			var_dump($lock->unlock());
		});
	}
	$cancelled = go(function () use ($lock) {
		var_dump($lock->lock(), $lock->errCode === 125);
	});
	go(function () use ($lock) {
		var_dump($lock->lock(LOCK_EX, 0.005), $lock->errCode === 110);
	});
	for (; $ticks < 10; $ticks++) {
		Coroutine::sleep(0.001);
	}
	Coroutine::cancel($cancelled);
	Coroutine::sleep(0.001);
	echo "ten ticks\n";
	$release->wakeup();
});
pcntl_waitpid($pid, $status);
Coroutine\run(function () use ($lock) {
	var_dump($lock->lock(), $lock->lock(), $lock->errCode === 35);
	go(function () use ($lock) {
		/* Another coroutine of the process may unlock. */
		var_dump($lock->unlock());
	});
	var_dump($lock->lock(LOCK_EX | LOCK_NB), $lock->unlock());
});
--EXPECT--
bool(false)
bool(true)
bool(false)
bool(true)
ten ticks
bool(true)
0 has it
bool(true)
bool(true)
1 has it
bool(true)
bool(true)
2 has it
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
