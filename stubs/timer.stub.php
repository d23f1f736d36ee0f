<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/** Calls at a later time. Each call runs in a coroutine of its own. */
	class Timer
	{
		/**
		 * Calls $callback($timer_id, ...$params) every $ms milliseconds. The calls keep to the grid of the start time: a late
		 * call does not delay the following ones, and those missed altogether are left out.
		 *
		 * @implementation-alias swoole_timer_tick
		 */
		public static function tick(int $ms, callable $callback, mixed ...$params): int|false {}

		/**
		 * Calls $callback(...$params) once in $ms milliseconds.
		 *
		 * @implementation-alias swoole_timer_after
		 */
		public static function after(int $ms, callable $callback, mixed ...$params): int|false {}

		/**
		 * True while there is a timer with that id.
		 *
		 * @implementation-alias swoole_timer_exists
		 */
		public static function exists(int $timer_id): bool {}

		/**
		 * exec_msec: when the next call is due, in milliseconds since the first timer was made; exec_count: calls so far;
		 * interval: 0 for after(); round: the round of the timers in which it was made; removed. Null when there is none.
		 *
		 * @implementation-alias swoole_timer_info
		 */
		public static function info(int $timer_id): ?array {}

		/**
		 * initialized, num (timers alive) and round (how often timers have been run).
		 *
		 * @implementation-alias swoole_timer_stats
		 */
		public static function stats(): array {}

		/**
		 * The ids of all timers.
		 *
		 * @implementation-alias swoole_timer_list
		 */
		public static function list(): Timer\Iterator {}

		/**
		 * Removes a timer; allowed in its own callback.
		 *
		 * @implementation-alias swoole_timer_clear
		 */
		public static function clear(int $timer_id): bool {}

		/**
		 * Removes all timers of this process.
		 *
		 * @implementation-alias swoole_timer_clear_all
		 */
		public static function clearAll(): bool {}
	}
}

namespace Swoole\Timer {
	class Iterator extends \ArrayIterator
	{
	}
}

namespace {
	/** As Swoole\Timer::after(); takes the callback's arguments after $callback. */
	function swoole_timer_after(int $ms, callable $callback): int|false {}

	/** As Swoole\Timer::tick(); takes the callback's further arguments after $callback. */
	function swoole_timer_tick(int $ms, callable $callback): int|false {}

	/** As Swoole\Timer::exists(). */
	function swoole_timer_exists(int $timer_id): bool {}

	/** As Swoole\Timer::info(). */
	function swoole_timer_info(int $timer_id): ?array {}

	/** As Swoole\Timer::stats(). */
	function swoole_timer_stats(): array {}

	/** As Swoole\Timer::list(). */
	function swoole_timer_list(): Swoole\Timer\Iterator {}

	/** As Swoole\Timer::clear(). */
	function swoole_timer_clear(int $timer_id): bool {}

	/** As Swoole\Timer::clearAll(). */
	function swoole_timer_clear_all(): bool {}
}
