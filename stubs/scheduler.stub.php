<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine {
	/**
	 * Collects callables, then runs each in a coroutine of its own until all coroutines have ended.
	 *
	 * @not-serializable
	 */
	final class Scheduler
	{
		/** Queues a callable; it runs in start(). */
		public function add(callable $func, mixed ...$param): void {}

		/** Queues a callable to be run by $n coroutines. */
		public function parallel(int $n, callable $func, mixed ...$param): void {}

		/** Sets options for all coroutines of the process; see Swoole\Coroutine::set(). */
		public function set(array $settings): void {}

		/** The options set so far, null when there are none. */
		public function getOptions(): ?array {}

		/**
		 * Runs what was queued and the event loop until nothing is left to do. False, with a warning, when nothing was
		 * queued or when called inside a coroutine or a callback of the event loop.
		 */
		public function start(): bool {}
	}

	/**
	 * Runs $fn in a coroutine and the event loop until nothing is left to do, with all runtime hooks on unless
	 * Swoole\Coroutine::set() chose some.
	 *
	 * @param mixed $args
	 * @return bool
	 */
	function run(callable $fn, ...$args) {}

	/**
	 * Creates a coroutine; see Swoole\Coroutine::create().
	 *
	 * @param mixed $args
	 * @return int|false
	 */
	function go(callable $fn, ...$args) {}

	/**
	 * Calls $fn when the running coroutine ends; see Swoole\Coroutine::defer().
	 *
	 * @return void
	 */
	function defer(callable $fn) {}

	/**
	 * Writes to stderr what each other coroutine waits for, where it was created and where it is. A deadlock is reported so
	 * by itself at the end of the event loop.
	 *
	 * @return void
	 */
	function deadlock_check() {}
}

namespace {
	/** Creates a coroutine; see Swoole\Coroutine::create(). */
	function swoole_coroutine_create(callable $func, mixed ...$params): int|false {}

	/** Calls $callback when the running coroutine ends; see Swoole\Coroutine::defer(). */
	function swoole_coroutine_defer(callable $callback): void {}

	/** As swoole_coroutine_create(). Not there when swoole.use_shortname is off. */
	function go(callable $func): int|false {}

	/** As swoole_coroutine_defer(). Not there when swoole.use_shortname is off. */
	function defer(callable $callback): void {}
}

namespace Co {
	/**
	 * As Swoole\Coroutine\run(). Not there when swoole.use_shortname is off.
	 *
	 * @param mixed $args
	 * @return bool
	 */
	function run(callable $fn, ...$args) {}

	/**
	 * As Swoole\Coroutine\go(). Not there when swoole.use_shortname is off.
	 *
	 * @param mixed $args
	 * @return int|false
	 */
	function go(callable $fn, ...$args) {}

	/**
	 * As Swoole\Coroutine\defer(). Not there when swoole.use_shortname is off.
	 *
	 * @return void
	 */
	function defer(callable $fn) {}
}
