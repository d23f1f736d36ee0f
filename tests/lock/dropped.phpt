--TEST--
Lock: an object that is dropped while it is locked gives the lock back
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

foreach ([SWOOLE_MUTEX, SWOOLE_RWLOCK] as $type) {
	$lock = new Lock($type);
	$locked = new Swoole\Atomic;
	$pid = pcntl_fork();
	if ($pid === 0) {
		$lock->lock();
		$locked->wakeup();
		unset($lock);
		sleep(100);
	}
	$locked->wait(10);
	var_dump($lock->lock(LOCK_EX, 10), $lock->unlock());
	posix_kill($pid, SIGKILL);
	pcntl_waitpid($pid, $status);
}
/* A child has not got what its parent has. */
$lock = new Lock;
$lock->lock();
$pid = pcntl_fork();
if ($pid === 0) {
	exit($lock->unlock() || $lock->lock(LOCK_EX | LOCK_NB) ? 1 : 0);
}
pcntl_waitpid($pid, $status);
var_dump($status, $lock->unlock());
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
int(0)
bool(true)
