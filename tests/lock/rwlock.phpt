--TEST--
Lock: readers share an RWLOCK, a writer has it alone and is not starved
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

$lock = new Lock(SWOOLE_RWLOCK);
$ready = new Swoole\Atomic;
$written = new Swoole\Atomic;
var_dump($lock->lock(LOCK_SH));
$pid = pcntl_fork();
if ($pid === 0) {
	$reads = $lock->lock(LOCK_SH | LOCK_NB) && $lock->unlock();
	$writes = $lock->lock(LOCK_EX | LOCK_NB);
	$ready->wakeup();
	$got = $lock->lock(LOCK_EX, 10 * CS_SLOW);
	$written->add();
	usleep(30000);
	$written->add();
	$lock->unlock();
	exit($reads && !$writes && $got ? 0 : 1);
}
$ready->wait(10);
/* From when the writer waits, new readers do not get in before it. */
cs_until(function () use ($lock) {
	if ($lock->lock(LOCK_SH | LOCK_NB)) {
		$lock->unlock();
		return false;
	}
	return true;
}, 'the writer to announce itself');
var_dump($written->get(), $lock->unlock());
var_dump($lock->lock(LOCK_SH), $written->get(), $lock->unlock());
pcntl_waitpid($pid, $status);
var_dump($status, $lock->lock(LOCK_SH), $lock->lock(LOCK_SH), $lock->lock(LOCK_EX), $lock->errCode === 35);
var_dump($lock->unlock(), $lock->unlock(), $lock->unlock(), $lock->lock(LOCK_EX | LOCK_NB), $lock->unlock());
--EXPECT--
bool(true)
int(0)
bool(true)
bool(true)
int(2)
bool(true)
int(0)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
