<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine {
	/**
	 * A queue between coroutines with room for $size values. push() waits while it is full, pop() while it is empty;
	 * those who waited longest are served first.
	 *
	 * @not-serializable
	 */
	class Channel
	{
		/**
		 * How many values fit.
		 *
		 * @var int
		 */
		public $capacity = 0;

		/**
		 * Why the last push() or pop() returned false: one of the SWOOLE_CHANNEL_* constants.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/** A size below 1 counts as 1. */
		public function __construct(int $size = 1) {}

		/**
		 * Adds a value at the end, after waiting for room for at most $timeout seconds (0 or less: for ever).
		 * False when the time was over, the channel was closed or the coroutine was cancelled; see $errCode.
		 */
		public function push(mixed $data, float $timeout = -1): bool {}

		/**
		 * Takes the first value, after waiting for one for at most $timeout seconds (0 or less: for ever).
		 * False when the time was over, the coroutine was cancelled, or the channel is closed and empty; see $errCode.
		 */
		public function pop(float $timeout = -1): mixed {}

		/** True when no value is held. */
		public function isEmpty(): bool {}

		/** True when no further value fits. */
		public function isFull(): bool {}

		/** Ends all waits. What the channel holds can still be popped. False when it was closed before. */
		public function close(): bool {}

		/** consumer_num and producer_num: waiting coroutines; queue_num: values held. */
		public function stats(): array {}

		/** The number of values held. */
		public function length(): int {}
	}
}
