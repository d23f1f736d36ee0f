<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/** @not-serializable */
	class Process
	{
		/**
		 * Goes on in the background: the script continues in a child that has left the terminal, the calling process ends.
		 * $nochdir false changes to the directory "/"; $noclose false connects the standard streams to /dev/null; $pipes
		 * holds streams or descriptors to use for stdin, stdout and stderr (null: leave that one).
		 */
		public static function daemon(bool $nochdir = true, bool $noclose = true, array $pipes = []): bool {}
	}
}
