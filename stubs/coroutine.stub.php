<?php

/** @generate-class-entries */

namespace Swoole {
	class Coroutine
	{
		/**
		 * Creates a coroutine that calls $func(...$param), and runs it at once until it first waits.
		 *
		 * @return int|false its id, > 0; false with a warning when max_coroutine are alive or no memory is left.
		 * An exception that $func does not catch ends the script as PHP's "Uncaught" fatal error.
		 */
		public static function create(callable $func, mixed ...$param): int|false {}

		/**
		 * Calls $callback when the running coroutine ends, however it ends. The last one deferred is called first.
		 *
		 * @throws Error outside of a coroutine
		 */
		public static function defer(callable $callback): void {}

		/**
		 * Sets options for the process. Keys: max_coroutine (int, how many may be alive, default 100000; also
		 * max_coro_num), c_stack_size (int, bytes of C stack of coroutines created from now on, default 524288; also
		 * stack_size), hook_flags (int, SWOOLE_HOOK_*), enable_deadlock_check (bool, default true; also
		 * deadlock_check). Others are reported once as unsupported.
		 *
		 * @throws Exception when a value has the wrong type or is out of range
		 */
		public static function set(array $options): void {}

		/** The options set so far; null when there are none. */
		public static function getOptions(): ?array {}

		/** True from the creation of that coroutine to its end. */
		public static function exists(int $cid): bool {}

		/**
		 * Suspends the running coroutine until resume(). False when it was cancelled instead.
		 *
		 * @throws Error outside of a coroutine
		 */
		public static function yield(): bool {}

		/**
		 * Ends what a coroutine waits for: its call returns with an error, or throws CanceledException there when
		 * $throw_exception is set.
		 *
		 * @return bool false when there is no such coroutine, it does not wait, or its wait cannot be ended;
		 * swoole_last_error() tells which.
		 */
		public static function cancel(int $cid, bool $throw_exception = false): bool {}

		/**
		 * Waits until all of these coroutines have ended.
		 *
		 * @param float $timeout seconds; -1: no limit
		 * @return bool false after the time, when cancelled, or (with a warning) when the list is empty, names a
		 * coroutine twice or the running one.
		 */
		public static function join(array $cid_array, float $timeout = -1): bool {}

		/** True when the running coroutine's last wait was ended by cancel(). */
		public static function isCanceled(): bool {}

		/**
		 * Limits the life of the running coroutine: when the time is over, what it waits for ends with a
		 * TimeoutException.
		 *
		 * @param float $timeout seconds from now; 0 or less: no limit
		 */
		public static function setTimeLimit(float $timeout): bool {}

		/**
		 * As Swoole\Coroutine::yield().
		 *
		 * @implementation-alias Swoole\Coroutine::yield
		 */
		public static function suspend(): bool {}

		/**
		 * Goes on with a coroutine that waits in yield(), at once; returns when that one waits again or ends.
		 *
		 * @return bool false with a warning when it does not wait in yield().
		 */
		public static function resume(int $cid): bool {}

		/**
		 * Keys: event_num, signal_listener_num, aio_task_num, aio_worker_num, aio_queue_size, c_stack_size,
		 * coroutine_num, coroutine_peak_num, coroutine_last_cid.
		 */
		public static function stats(): array {}

		/** The id of the running coroutine; -1 outside. */
		public static function getCid(): int {}

		/**
		 * As Swoole\Coroutine::getCid().
		 *
		 * @implementation-alias Swoole\Coroutine::getCid
		 */
		public static function getuid(): int {}

		/**
		 * The id of the coroutine that created the running one (or $cid).
		 *
		 * @return int|false -1 when it was created outside of coroutines; false when there is no such coroutine.
		 */
		public static function getPcid(int $cid = 0): int|false {}

		/** Storage that lives as long as the coroutine; null when there is no such coroutine. */
		public static function getContext(int $cid = 0): ?Coroutine\Context {}

		/**
		 * As debug_backtrace() inside the coroutine.
		 *
		 * @return array|false false when there is no such coroutine.
		 */
		public static function getBackTrace(int $cid = 0, int $options = DEBUG_BACKTRACE_PROVIDE_OBJECT, int $limit = 0): array|false {}

		/** As debug_print_backtrace() inside the coroutine. */
		public static function printBackTrace(int $cid = 0, int $options = 0, int $limit = 0): void {}

		/** Milliseconds since the coroutine was created; -1 when there is no such coroutine. */
		public static function getElapsed(int $cid = 0): int {}

		/**
		 * Bytes of PHP stack that the running coroutine uses.
		 *
		 * @return int|false false outside, and for another coroutine than the running one that has not begun.
		 */
		public static function getStackUsage(int $cid = 0): int|false {}

		/** The ids of all live coroutines. */
		public static function list(): Coroutine\Iterator {}

		/**
		 * As Swoole\Coroutine::list().
		 *
		 * @implementation-alias Swoole\Coroutine::list
		 */
		public static function listCoroutines(): Coroutine\Iterator {}

		/** Lets a coroutine that computes for long be interrupted so that others run. */
		public static function enableScheduler(): bool {}

		/** Coroutines run until they wait, from now on. */
		public static function disableScheduler(): bool {}

		/* The system calls are those of Swoole\Coroutine\System, described there. */

		/**
		 * As Swoole\Coroutine\System::sleep().
		 *
		 * @implementation-alias Swoole\Coroutine\System::sleep
		 */
		public static function sleep(float $seconds): bool {}

		/**
		 * As Swoole\Coroutine\System::exec().
		 *
		 * @implementation-alias Swoole\Coroutine\System::exec
		 */
		public static function exec(string $command, bool $get_error_stream = false): array|false {}

		/**
		 * As Swoole\Coroutine\System::gethostbyname().
		 *
		 * @implementation-alias Swoole\Coroutine\System::gethostbyname
		 */
		public static function gethostbyname(string $domain_name, int $type = 2, float $timeout = -1): string|false {}

		/**
		 * As Swoole\Coroutine\System::dnsLookup().
		 *
		 * @implementation-alias Swoole\Coroutine\System::dnsLookup
		 */
		public static function dnsLookup(string $domain_name, float $timeout = 60, int $type = 2): string|false {}

		/**
		 * As Swoole\Coroutine\System::getaddrinfo().
		 *
		 * @implementation-alias Swoole\Coroutine\System::getaddrinfo
		 */
		public static function getaddrinfo(string $domain, int $family = 2, int $socktype = 1, int $protocol = 6, ?string $service = null, float $timeout = -1): array|bool {}

		/**
		 * As Swoole\Coroutine\System::statvfs().
		 *
		 * @implementation-alias Swoole\Coroutine\System::statvfs
		 */
		public static function statvfs(string $path): array {}

		/**
		 * As Swoole\Coroutine\System::readFile().
		 *
		 * @implementation-alias Swoole\Coroutine\System::readFile
		 */
		public static function readFile(string $filename, int $flag = 0): string|false {}

		/**
		 * As Swoole\Coroutine\System::writeFile().
		 *
		 * @implementation-alias Swoole\Coroutine\System::writeFile
		 */
		public static function writeFile(string $filename, string $fileContent, int $flags = 0): int|false {}

		/**
		 * As Swoole\Coroutine\System::wait().
		 *
		 * @implementation-alias Swoole\Coroutine\System::wait
		 */
		public static function wait(float $timeout = -1): array|false {}

		/**
		 * As Swoole\Coroutine\System::waitPid().
		 *
		 * @implementation-alias Swoole\Coroutine\System::waitPid
		 */
		public static function waitPid(int $pid, float $timeout = -1): array|false {}

		/**
		 * As Swoole\Coroutine\System::waitSignal().
		 *
		 * @implementation-alias Swoole\Coroutine\System::waitSignal
		 */
		public static function waitSignal(array|int $signals, float $timeout = -1): int|false {}

		/**
		 * As Swoole\Coroutine\System::waitEvent().
		 *
		 * @implementation-alias Swoole\Coroutine\System::waitEvent
		 */
		public static function waitEvent(mixed $socket, int $events = SWOOLE_EVENT_READ, float $timeout = -1): int|false {}
	}
}

namespace Swoole\Coroutine {
	/** Thrown by a wait that Swoole\Coroutine::cancel() ended. */
	final class CanceledException extends \Exception
	{
	}

	/** Thrown by a wait when the coroutine's time limit is over. */
	final class TimeoutException extends \Exception
	{
	}

	/** A coroutine's own storage; elements can be reached as properties too. */
	class Context extends \ArrayObject
	{
	}

	/** Coroutine ids. */
	class Iterator extends \ArrayIterator
	{
	}
}
