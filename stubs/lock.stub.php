<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/**
	 * A lock that this process and those it forks later have in common. The owner is the process: any of its coroutines
	 * may unlock. When a process dies with it, the next that asks gets it.
	 *
	 * @not-serializable
	 */
	class Lock
	{
		/**
		 * One owner at a time.
		 *
		 * @var int
		 */
		public const MUTEX = 3;

		/**
		 * One owner, or up to 500 readers together.
		 *
		 * @var int
		 */
		public const RWLOCK = 1;

		/**
		 * A mutex whose waiters watch it for some microseconds before they sleep.
		 *
		 * @var int
		 */
		public const SPINLOCK = 5;

		/**
		 * Why the last call returned false, 0 after true: EBUSY, ETIMEDOUT, EDEADLK (the caller has it already), ECANCELED,
		 * EPERM (unlock() of what this process has not locked).
		 *
		 * @var int
		 */
		public $errCode = 0;

		/** One of the constants above. */
		public function __construct(int $type = Lock::MUTEX) {}

		/**
		 * Gets the lock: alone with LOCK_EX; together with other readers with LOCK_SH, if it is an RWLOCK. Waits for at most
		 * $timeout seconds (negative: for ever), or not at all with LOCK_NB added. In a coroutine the others go on.
		 */
		public function lock(int $operation = LOCK_EX, float $timeout = -1): bool {}

		/** Gives the lock back. False, with errCode EPERM, when this process has not locked it. */
		public function unlock(): bool {}
	}
}

namespace Swoole\Coroutine {
	/**
	 * A lock between coroutines of one process, or with $shared also of those it forks later.
	 *
	 * @not-serializable
	 */
	class Lock
	{
		/**
		 * As in Swoole\Lock; SWOOLE_ERROR_CO_MUTEX_DOUBLE_UNLOCK after unlock() of what is not locked.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/** $shared: in memory that processes forked later have in common. */
		public function __construct(bool $shared = false) {}

		/** Gets the lock; waits for it unless LOCK_NB is added. It has one owner at a time with LOCK_SH too. */
		public function lock(int $operation = LOCK_EX): bool {}

		/** Gives the lock back. False, with errCode SWOOLE_ERROR_CO_MUTEX_DOUBLE_UNLOCK, when it is not locked. */
		public function unlock(): bool {}
	}
}
