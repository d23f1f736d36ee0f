<?php

/** @generate-class-entries */

namespace Swoole\Coroutine {
	/** System calls that wait without stopping the other coroutines. Times are in seconds; -1 waits for ever. */
	class System
	{
		/**
		 * The first address of a name, from the system's resolver (/etc/hosts included).
		 *
		 * @param int $type 2 (AF_INET) or 10 (AF_INET6)
		 * @return string|false false when it cannot be found; swoole_last_error() tells why
		 */
		public static function gethostbyname(string $domain_name, int $type = 2, float $timeout = -1): string|false {}

		/**
		 * The first address of a name, from the system's resolver, as gethostbyname().
		 *
		 * @param int $type 2 (AF_INET) or 10 (AF_INET6)
		 */
		public static function dnsLookup(string $domain_name, float $timeout = 60, int $type = 2): string|false {}

		/**
		 * Runs a command by /bin/sh -c.
		 *
		 * @param bool $get_error_stream put what it writes to the standard error into the output too
		 * @return array|false code (its exit status), signal (that ended it, or 0), output; false when it was not
		 * started or the wait was cancelled
		 */
		public static function exec(string $command, bool $get_error_stream = false): array|false {}

		/** False when it was cancelled, and with a warning when $seconds is below 0.001. */
		public static function sleep(float $seconds): bool {}

		/**
		 * All addresses of a name.
		 *
		 * @return array|bool a list of addresses as text; false when there are none
		 */
		public static function getaddrinfo(string $domain, int $family = 2, int $socktype = 1, int $protocol = 6, ?string $service = null, float $timeout = -1): array|bool {}

		/**
		 * The state of a file system as statvfs(3) gives it: bsize, frsize, blocks, bfree, bavail, files, ffree, favail,
		 * fsid, flag, namemax. Empty when it cannot be had; swoole_last_error() tells why.
		 */
		public static function statvfs(string $path): array {}

		/**
		 * The content of a file.
		 *
		 * @param int $flag LOCK_EX: waits for the lock first
		 */
		public static function readFile(string $filename, int $flag = 0): string|false {}

		/**
		 * Makes a file or replaces its content.
		 *
		 * @param int $flags FILE_APPEND, LOCK_EX
		 * @return int|false how many bytes were written
		 */
		public static function writeFile(string $filename, string $fileContent, int $flags = 0): int|false {}

		/**
		 * Waits for the end of any child process that nobody waits for by its id.
		 *
		 * @return array|false pid, code, signal; false after the time, when cancelled, or when there are no children
		 */
		public static function wait(float $timeout = -1): array|false {}

		/** Waits for the end of this child process (-1: any). Returns as wait(). */
		public static function waitPid(int $pid, float $timeout = -1): array|false {}

		/**
		 * Waits for one of these signals.
		 *
		 * @return int|false the signal; false after the time or when cancelled
		 */
		public static function waitSignal(array|int $signals, float $timeout = -1): int|false {}

		/**
		 * Waits until a descriptor is ready.
		 *
		 * @param mixed $socket a stream, a socket, a descriptor, or an object of Swoole with one
		 * @param int $events SWOOLE_EVENT_READ | SWOOLE_EVENT_WRITE
		 * @return int|false the events that came
		 */
		public static function waitEvent(mixed $socket, int $events = SWOOLE_EVENT_READ, float $timeout = -1): int|false {}
	}
}
