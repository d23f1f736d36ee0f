<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine {
	/**
	 * Waits until nobody holds the barrier any more: give it to coroutines (by `use`), each of which lets go of it at its
	 * end, and wait for it.
	 *
	 * @not-serializable
	 */
	class Barrier
	{
		/** A barrier that nobody holds but the caller. */
		public static function make(): Barrier {}

		/**
		 * Lets go of the barrier, setting the variable to null, and waits until all others have, or for $timeout seconds
		 * (0 or less: for ever).
		 *
		 * @throws \Swoole\Exception when another coroutine waits for it
		 */
		public static function wait(Barrier &$barrier, float $timeout = -1): void {}

		/** Wakes the coroutine that waits. */
		public function __destruct() {}
	}
}
