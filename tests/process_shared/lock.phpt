--TEST--
Lock: 8 processes, killed at random: one at a time inside, whatever the owner's end, and none waits for ever
--INI--
opcache.enable_cli=0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/killed.inc';

use Swoole\Lock;

Swoole\Coroutine::set(['log_level' => SWOOLE_LOG_NONE]);
const WORKERS = 8;
$types = ['SWOOLE_MUTEX', 'SWOOLE_RWLOCK', 'SWOOLE_SPINLOCK', 'SWOOLE_SEM'];
foreach (array_filter($types, 'defined') as $type) {
	$operations = intdiv(cs_stress_operations(12000), 4);
	$lock = new Lock(constant($type));
	/* Both are changed inside. Who finds them different comes after a kill and makes them one again. */
	$first = new Swoole\Atomic\Long(0);
	$second = new Swoole\Atomic\Long(0);
	$inside = new Swoole\Atomic(0);
	$repaired = new Swoole\Atomic(0);
	$wrong = new Swoole\Atomic(0);
	$operation = function (int $worker, int $number) use ($lock, $first, $second, $inside, $repaired, $wrong, $type) {
		if ($type === 'SWOOLE_RWLOCK' && $number % 2) {
			$lock->lock(LOCK_SH);
			if ($first->get() - $second->get() > 1) {
				$wrong->add();
			}
			$lock->unlock();
			return;
		}
		if (!$lock->lock()) {
			$wrong->add();
		}
		$inside->set(getmypid());
		$a = $first->get();
		if ($a !== $second->get()) {
			$repaired->add();
			$second->set($a);
		}
		$first->set($a + 1); /* neither is one operation: two at a time would lose one */
		$second->set($a + 1);
		if ($inside->get() !== getmypid()) {
			$wrong->add();
		}
		$lock->unlock();
	};
	$killed = cs_killed_processes(WORKERS, $operations, fn () => null, $operation);
	$total = WORKERS * ($type === 'SWOOLE_RWLOCK' ? intdiv($operations + 1, 2) : $operations);
	echo $type, ' ', json_encode([$killed > 0, $wrong->get(), $repaired->get() <= $killed,
		$first->get() >= $total && $first->get() <= $total + $killed, $lock->lock(LOCK_EX, CS_DEADLINE), $lock->unlock()]), "\n";
}
--EXPECT--
SWOOLE_MUTEX [true,0,true,true,true,true]
SWOOLE_RWLOCK [true,0,true,true,true,true]
SWOOLE_SPINLOCK [true,0,true,true,true,true]
