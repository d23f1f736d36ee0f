<?php

/** @generate-class-entries */

namespace Swoole\Server {
	/**
	 * A task as its task worker sees it.
	 *
	 * @not-serializable
	 */
	class Task
	{
		/**
		 * What task() was given.
		 *
		 * @var mixed
		 */
		public $data = null;

		/**
		 * When it was sent; seconds since the epoch.
		 *
		 * @var float
		 */
		public $dispatch_time = 0.0;

		/**
		 * Its number in the worker that sent it.
		 *
		 * @var int
		 */
		public $id = -1;

		/**
		 * The worker that sent it.
		 *
		 * @var int
		 */
		public $worker_id = -1;

		/**
		 * Internal.
		 *
		 * @var int
		 */
		public $flags = 0;

		/** Sends the result to the worker; once. */
		public function finish(mixed $data): bool {}

		/** The value as text, for unpack(). */
		public static function pack(mixed $data): string|false {}

		/** The value that pack() was given; false when the text is none of its. */
		public static function unpack(string $data): mixed {}

	}
}
