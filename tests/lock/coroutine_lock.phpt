--TEST--
Coroutine\Lock: one coroutine at a time, in the order of asking
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Lock;

foreach ([false, true] as $shared) {
	Coroutine\run(function () use ($shared) {
		$lock = new Lock($shared);
		for ($i = 0; $i < 3; $i++) {
			go(function () use ($lock, $i) {
				var_dump($lock->lock());
				echo "$i in\n";
				Coroutine::sleep(0.003);
				echo "$i out\n";
				var_dump($lock->unlock());
			});
		}
		var_dump($lock->lock(LOCK_EX | LOCK_NB), $lock->errCode === 16);
		var_dump($lock->lock(), $lock->errCode, $lock->lock(), $lock->errCode === 35, $lock->unlock());
		var_dump($lock->unlock(), $lock->errCode === SWOOLE_ERROR_CO_MUTEX_DOUBLE_UNLOCK);
		$lock->lock();
		$waiter = go(function () use ($lock) {
			var_dump($lock->lock(), $lock->errCode === 125);
		});
		Coroutine::cancel($waiter);
		Coroutine::sleep(0.001);
		$lock->unlock();
	});
}
--EXPECT--
bool(true)
0 in
bool(false)
bool(true)
0 out
bool(true)
bool(true)
1 in
1 out
bool(true)
bool(true)
2 in
2 out
bool(true)
bool(true)
int(0)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
0 in
bool(false)
bool(true)
0 out
bool(true)
bool(true)
1 in
1 out
bool(true)
bool(true)
2 in
2 out
bool(true)
bool(true)
int(0)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
