--TEST--
Lock: LOCK_NB, timeouts and errors are told in errCode
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

$lock = new Lock;
$go = new Swoole\Atomic;
$pid = pcntl_fork();
if ($pid === 0) {
	$lock->lock();
	$go->wakeup();
	sleep(100);
}
$go->wait(10);
var_dump($lock->lock(LOCK_EX | LOCK_NB), $lock->errCode === 16);
$start = microtime(true);
var_dump($lock->lock(LOCK_EX, 0.05), $lock->errCode === 110, microtime(true) - $start >= 0.05);
var_dump($lock->lock(LOCK_SH, 0), $lock->errCode === 16, swoole_last_error() === 16);
var_dump($lock->unlock(), $lock->errCode === 1);
posix_kill($pid, SIGKILL);
pcntl_waitpid($pid, $status);

$mine = new Lock(Lock::SPINLOCK);
var_dump($mine->lock(), $mine->errCode, $mine->lock(), $mine->errCode === 35, $mine->lock(LOCK_EX | LOCK_NB));
var_dump($mine->unlock(), $mine->errCode, $mine->unlock(), $mine->lock(LOCK_SH | LOCK_NB), $mine->unlock());
--EXPECT--
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
int(0)
bool(false)
bool(true)
bool(false)
bool(true)
int(0)
bool(false)
bool(true)
bool(true)
