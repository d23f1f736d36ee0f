--TEST--
Lock: what cannot be is an error that says why
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

class Careless extends Lock
{
	public function __construct() {}
}

$lock = new Lock(SWOOLE_RWLOCK);
foreach ([
	fn () => new Lock(4),
	fn () => (new Careless)->lock(),
	fn () => $lock->__construct(),
	fn () => $lock->lock(3),
	fn () => $lock->lock(LOCK_NB),
	fn () => clone $lock,
	fn () => serialize($lock),
	fn () => (new Swoole\Coroutine\Lock)->lock(),
] as $try) {
	try {
		$try();
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
}
--EXPECT--
ValueError: Swoole\Lock::__construct(): Argument #1 ($type) must be one of SWOOLE_MUTEX, SWOOLE_RWLOCK and SWOOLE_SPINLOCK, 4 given
Swoole\Error: the constructor of Swoole\Lock was not called: Careless::__construct() must call parent::__construct()
Swoole\Error: the constructor of Swoole\Lock was called twice
ValueError: Swoole\Lock::lock(): Argument #1 ($operation) must be LOCK_EX or LOCK_SH, to which LOCK_NB may be added, 3 given
ValueError: Swoole\Lock::lock(): Argument #1 ($operation) must be LOCK_EX or LOCK_SH, to which LOCK_NB may be added, 4 given
Error: Trying to clone an uncloneable object of class Swoole\Lock
Exception: Serialization of 'Swoole\Lock' is not allowed
Swoole\Error: API must be called in the coroutine: put the call of Swoole\Coroutine\Lock::lock() into Swoole\Coroutine\run() or go()
