<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/**
	 * The event loop. A descriptor is a stream, a Socket of the sockets extension, an object with a property fd, or an int.
	 * Callbacks run in a coroutine of their own.
	 */
	class Event
	{
		/**
		 * Watches a descriptor: $read_callback($fd) and $write_callback($fd) are called whenever it is ready, for those of
		 * SWOOLE_EVENT_READ and SWOOLE_EVENT_WRITE that are in $events. Returns the descriptor's number.
		 *
		 * @implementation-alias swoole_event_add
		 */
		public static function add(mixed $fd, ?callable $read_callback = null, ?callable $write_callback = null, int $events = SWOOLE_EVENT_READ): int|false {}

		/**
		 * Stops watching.
		 *
		 * @implementation-alias swoole_event_del
		 */
		public static function del(mixed $fd): bool {}

		/**
		 * Changes the callbacks (null: as before) and the events (0: as before) of a watched descriptor.
		 *
		 * @implementation-alias swoole_event_set
		 */
		public static function set(mixed $fd, ?callable $read_callback = null, ?callable $write_callback = null, int $events = 0): bool {}

		/**
		 * Is it watched for one of $events?
		 *
		 * @implementation-alias swoole_event_isset
		 */
		public static function isset(mixed $fd, int $events = SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE): bool {}

		/**
		 * Runs one round of the loop: what is ready now, or, when nothing is, what the next event makes ready.
		 *
		 * @implementation-alias swoole_event_dispatch
		 */
		public static function dispatch(): bool {}

		/**
		 * Calls $callback once, at the end of this round.
		 *
		 * @implementation-alias swoole_event_defer
		 */
		public static function defer(callable $callback): bool {}

		/**
		 * Calls $callback in every round, after the events or, with $before, before waiting for them. Null ends that; false
		 * when there was nothing to end.
		 *
		 * @implementation-alias swoole_event_cycle
		 */
		public static function cycle(?callable $callback, bool $before = false): bool {}

		/**
		 * Writes without blocking; what does not fit now is written when the descriptor is ready.
		 *
		 * @implementation-alias swoole_event_write
		 */
		public static function write(mixed $fd, string $data): bool {}

		/**
		 * Runs the loop until nothing is left to do.
		 *
		 * @implementation-alias swoole_event_wait
		 */
		public static function wait(): void {}

		/**
		 * What the end of the script does: runs the loop until nothing is left to do.
		 *
		 * @implementation-alias swoole_event_rshutdown
		 */
		public static function rshutdown(): void {}

		/**
		 * Ends the loop after this round, whatever is still waiting.
		 *
		 * @implementation-alias swoole_event_exit
		 */
		public static function exit(): void {}
	}
}

namespace {
	/** As Swoole\Event::add(). */
	function swoole_event_add(mixed $fd, ?callable $read_callback = null, ?callable $write_callback = null, int $events = SWOOLE_EVENT_READ): int|false {}

	/** As Swoole\Event::del(). */
	function swoole_event_del(mixed $fd): bool {}

	/** As Swoole\Event::set(). */
	function swoole_event_set(mixed $fd, ?callable $read_callback = null, ?callable $write_callback = null, int $events = 0): bool {}

	/** As Swoole\Event::isset(). */
	function swoole_event_isset(mixed $fd, int $events = SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE): bool {}

	/** As Swoole\Event::dispatch(). */
	function swoole_event_dispatch(): bool {}

	/** As Swoole\Event::defer(). */
	function swoole_event_defer(callable $callback): bool {}

	/** As Swoole\Event::cycle(). */
	function swoole_event_cycle(?callable $callback, bool $before = false): bool {}

	/** As Swoole\Event::write(). */
	function swoole_event_write(mixed $fd, string $data): bool {}

	/** As Swoole\Event::wait(). */
	function swoole_event_wait(): void {}

	/** As Swoole\Event::rshutdown(). */
	function swoole_event_rshutdown(): void {}

	/** As Swoole\Event::exit(). */
	function swoole_event_exit(): void {}
}
