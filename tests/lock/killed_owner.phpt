--TEST--
Lock: the next one gets the lock of a process that was killed
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

foreach ([[SWOOLE_MUTEX, LOCK_EX], [SWOOLE_SPINLOCK, LOCK_EX], [SWOOLE_RWLOCK, LOCK_EX], [SWOOLE_RWLOCK, LOCK_SH]] as [$type, $kind]) {
	$lock = new Lock($type);
	$go = new Swoole\Atomic;
	$pid = pcntl_fork();
	if ($pid === 0) {
		$lock->lock($kind);
		$go->wakeup();
		sleep(100);
	}
	$go->wait(10);
	$held = !$lock->lock(LOCK_EX | LOCK_NB);
	posix_kill($pid, SIGKILL);
	/* Not reaped yet: dead all the same. */
	var_dump($held, $lock->lock(LOCK_EX, 10), $lock->unlock());
	pcntl_waitpid($pid, $status);
}
--EXPECTF--
[%s #%d] NOTICE: process %d died with a lock, which is taken over
bool(true)
bool(true)
bool(true)
[%s #%d] NOTICE: process %d died with a lock, which is taken over
bool(true)
bool(true)
bool(true)
[%s #%d] NOTICE: process %d died with a lock, which is taken over
bool(true)
bool(true)
bool(true)
[%s #%d] NOTICE: process %d died with a lock, which is taken over
bool(true)
bool(true)
bool(true)
