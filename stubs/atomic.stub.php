<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/**
	 * A number from 0 to 4,294,967,295 that this process and those it forks later have in common. What goes over either
	 * end comes in again at the other.
	 *
	 * @not-serializable
	 */
	class Atomic
	{
		/**
		 * Starts at $value; bits above the 32nd are cut off. To be made before the processes that share it are forked.
		 */
		public function __construct(int $value = 0) {}

		/** Adds and returns the new value. */
		public function add(int $add_value = 1): int {}

		/** Subtracts and returns the new value. */
		public function sub(int $sub_value = 1): int {}

		/** The value. */
		public function get(): int {}

		/** Replaces the value; bits above the 32nd are cut off. */
		public function set(int $value): void {}

		/**
		 * Waits while the value is 0, for at most $timeout seconds (negative: for ever), and makes a 1 a 0 before it
		 * returns true: with wakeup() a signal between processes. False when the time was over or the coroutine was
		 * cancelled. In a coroutine the others go on.
		 */
		public function wait(float $timeout = 1.0): bool {}

		/** Makes a 0 a 1 and ends up to $count waits. */
		public function wakeup(int $count = 1): bool {}

		/** Sets $new_value when the value is $cmp_value; tells whether it was. */
		public function cmpset(int $cmp_value, int $new_value): bool {}
	}
}

namespace Swoole\Atomic {
	/**
	 * A number of 64 bits with a sign that this process and those it forks later have in common. What goes over either
	 * end comes in again at the other.
	 *
	 * @not-serializable
	 */
	class Long
	{
		/** Starts at $value. To be made before the processes that share it are forked. */
		public function __construct(int $value = 0) {}

		/** Adds and returns the new value. */
		public function add(int $add_value = 1): int {}

		/** Subtracts and returns the new value. */
		public function sub(int $sub_value = 1): int {}

		/** The value. */
		public function get(): int {}

		/** Replaces the value. */
		public function set(int $value): void {}

		/** Sets $new_value when the value is $cmp_value; tells whether it was. */
		public function cmpset(int $cmp_value, int $new_value): bool {}
	}
}
