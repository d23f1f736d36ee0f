--TEST--
Lock: processes that are killed at random never let two in, and block nobody
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

Swoole\Coroutine::set(['log_level' => SWOOLE_LOG_NONE]);

/* A killed process may not be reaped yet. */
$alive = fn ($pid) => preg_match('/\) [^ZX]/', @file_get_contents("/proc/$pid/stat") ?: '') === 1;
foreach ([SWOOLE_MUTEX, SWOOLE_RWLOCK] as $type) {
	$lock = new Lock($type);
	$inside = new Swoole\Atomic;
	$twice = new Swoole\Atomic;
	$rounds = new Swoole\Atomic;
	$work = function () use ($lock, $inside, $twice, $rounds, $type, $alive) {
		mt_srand(getmypid());
		for (;;) {
			if ($type === SWOOLE_RWLOCK && mt_rand(0, 1)) {
				$lock->lock(LOCK_SH);
				if (($writer = $inside->get()) && $alive($writer)) {
					$twice->add();
				}
			} else {
				$lock->lock();
				$before = $inside->get();
				if ($before && $before !== getmypid() && $alive($before)) {
					$twice->add();
				}
				$inside->set(getmypid());
				$inside->get() === getmypid() || $twice->add();
				$inside->set(0);
			}
			$lock->unlock();
			$rounds->add();
		}
	};
	$pids = [];
	for ($i = 0; $i < 4; $i++) {
		if (($pids[$i] = pcntl_fork()) === 0) {
			$work();
		}
	}
	for ($kills = 0; $kills < 40; $kills++) {
		usleep(mt_rand(0, 3000));
		$i = mt_rand(0, 3);
		posix_kill($pids[$i], SIGKILL);
		pcntl_waitpid($pids[$i], $status);
		if (($pids[$i] = pcntl_fork()) === 0) {
			$work();
		}
	}
	$before = $rounds->get();
	cs_until(fn () => $rounds->get() > $before + 100, 'the processes to go on');
	foreach ($pids as $pid) {
		posix_kill($pid, SIGKILL);
		pcntl_waitpid($pid, $status);
	}
	var_dump($twice->get(), $lock->lock(LOCK_EX, 10), $lock->unlock());
}
--EXPECT--
int(0)
bool(true)
bool(true)
int(0)
bool(true)
bool(true)
