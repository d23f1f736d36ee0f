<?php

/**
 * @generate-class-entries
 */

namespace {
	function swoole_version(): string {}

	function swoole_cpu_num(): int {}

	function swoole_last_error(): int {}

	function swoole_errno(): int {}

	function swoole_clear_error(): void {}

	function swoole_strerror(int $errno, int $error_type = 0): string {}

	function swoole_error_log(int $level, string $msg): void {}

	function swoole_error_log_ex(int $level, int $error, string $msg): void {}

	function swoole_ignore_error(int $error): void {}

	function swoole_get_local_ip(int $family = 2): array {}

	function swoole_get_local_mac(): array {}

	function swoole_set_process_name(string $process_name): bool {}

	function swoole_get_vm_status(): array {}

	function swoole_get_objects(): array|false {}

	function swoole_get_object_by_handle(int $handle): object|false {}

	function swoole_internal_call_user_shutdown_begin(): bool {}

	function swoole_substr_unserialize(string $str, int $offset, int $length = 0, array $options = []): mixed {}

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
