<?php

/**
 * @generate-class-entries
 */

namespace {
	/** The version of the API, as phpversion("swoole") tells it. */
	function swoole_version(): string {}

	/** The number of processors. */
	function swoole_cpu_num(): int {}

	/** Why the last call of this extension failed: an errno or SWOOLE_ERROR_*; 0 when nothing has. */
	function swoole_last_error(): int {}

	/** The C library's errno, as the last system call has left it. */
	function swoole_errno(): int {}

	/** Makes swoole_last_error() 0. */
	function swoole_clear_error(): void {}

	/**
	 * The text of an error. $error_type: SWOOLE_STRERROR_SYSTEM (0), SWOOLE_STRERROR_GAI, SWOOLE_STRERROR_DNS or
	 * SWOOLE_STRERROR_SWOOLE.
	 */
	function swoole_strerror(int $errno, int $error_type = 0): string {}

	/** Writes a line to the log. $level: SWOOLE_LOG_*; what is below the option log_level is left out. */
	function swoole_error_log(int $level, string $msg): void {}

	/** The same with the number of an error in front, unless swoole_ignore_error() has named that. */
	function swoole_error_log_ex(int $level, int $error, string $msg): void {}

	/** Lines of swoole_error_log_ex() with that number are left out from now on. */
	function swoole_ignore_error(int $error): void {}

	/**
	 * The addresses of the machine's interfaces but loopback, by the interface's name. $family: AF_INET or AF_INET6.
	 */
	function swoole_get_local_ip(int $family = 2): array {}

	/** The hardware addresses of the machine's interfaces but loopback, by the interface's name. */
	function swoole_get_local_mac(): array {}

	/** What ps shows for this process. False when the system cannot. */
	function swoole_set_process_name(string $process_name): bool {}

	/** Numbers of what PHP keeps: object_num, resource_num. */
	function swoole_get_vm_status(): array {}

	/** All objects that live, in the order of their handles. */
	function swoole_get_objects(): array|false {}

	/** The object with that number, see spl_object_id(); false when there is none. */
	function swoole_get_object_by_handle(int $handle): object|false {}

	/**
	 * Calls what register_shutdown_function() was given now, and not at the script's end. False, with a warning, when
	 * there is nothing.
	 */
	function swoole_internal_call_user_shutdown_begin(): bool {}

	/** unserialize() of $length bytes (0: all) from $offset on. Throws ValueError when there is no such part. */
	function swoole_substr_unserialize(string $str, int $offset, int $length = 0, array $options = []): mixed {}

	/** json_decode() of $length bytes (0: all) from $offset on. Throws ValueError when there is no such part. */
	function swoole_substr_json_decode(string $str, int $offset, int $length = 0, bool $associative = false, int $depth = 512, int $flags = 0): mixed {}

	/** The hash that PHP's own arrays use for the string; $type has one value, 0. False for another. */
	function swoole_hashcode(string $data, int $type = 0): int|false {}

	/** Sets options of Coroutine::set() from the time when they had a function of their own. */
	function swoole_async_set(array $settings): bool {}

	/** Forgets the addresses that were looked up. */
	function swoole_clear_dns_cache(): void {}

	/**
	 * Two connected sockets.
	 *
	 * @return array<\Swoole\Coroutine\Socket>|false swoole_last_error() tells why
	 */
	function swoole_coroutine_socketpair(int $domain, int $type, int $protocol): array|false {}
}
