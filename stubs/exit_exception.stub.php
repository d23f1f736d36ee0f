<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/** What exit() and die() throw inside a coroutine. Uncaught, it ends the script as exit() does. */
	class ExitException extends \Swoole\Exception
	{
		/** @var int */
		private $flags = 0;

		/** @var mixed */
		private $status = 0;

		/** SWOOLE_EXIT_IN_COROUTINE, SWOOLE_EXIT_IN_SERVER. */
		public function getFlags(): int {}

		/** The argument of exit(): a status or a message. */
		public function getStatus(): mixed {}
	}
}
