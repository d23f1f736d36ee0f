<?php

/** @generate-class-entries */

namespace Swoole {
	/** Which of PHP's blocking functions let other coroutines run. docs/hooks.md lists what each flag covers. */
	class Runtime
	{
		/**
		 * Turns on these hooks and turns off the others, from now on. `true` means all, as it did in old versions.
		 *
		 * @param int $flags SWOOLE_HOOK_*; 0 turns everything off
		 */
		public static function enableCoroutine(int $flags = SWOOLE_HOOK_ALL): bool {}

		/** The flags in force. */
		public static function getHookFlags(): int {}

		/** As enableCoroutine(). */
		public static function setHookFlags(int $flags): bool {}
	}
}
