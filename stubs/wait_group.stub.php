<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine {
	/**
	 * Waits for a number of coroutines to finish: add() before starting each, done() at its end, wait() for all.
	 *
	 * @not-serializable
	 */
	class WaitGroup
	{
		/** wait() pops from it. */
		protected Channel $chan;

		protected int $count = 0;

		protected bool $waiting = false;

		/** Starts with the count $delta. */
		public function __construct(int $delta = 0) {}

		/**
		 * Counts $delta more.
		 *
		 * @throws \BadMethodCallException while a wait() is going on
		 * @throws \InvalidArgumentException when the count would be negative
		 */
		public function add(int $delta = 1): void {}

		/**
		 * Counts one less and wakes the waiting coroutine at 0.
		 *
		 * @throws \BadMethodCallException when the count would be negative
		 */
		public function done(): void {}

		/**
		 * Waits until the count is 0, for at most $timeout seconds (0 or less: for ever). False when the time was over or
		 * the coroutine was cancelled.
		 *
		 * @throws \BadMethodCallException when another coroutine waits for the same group
		 */
		public function wait(float $timeout = -1.0): bool {}

		/** How many done() are still to come. */
		public function count(): int {}
	}
}
