<?php

/**
 * @generate-class-entries
 */

namespace {
	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_close(\CurlHandle $handle): void {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_copy_handle(\CurlHandle $handle): \CurlHandle|false {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_errno(\CurlHandle $handle): int {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_error(\CurlHandle $handle): string {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_escape(\CurlHandle $handle, string $string): string|false {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_exec(\CurlHandle $handle): string|bool {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_getinfo(\CurlHandle $handle, ?int $option = null): mixed {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_init(?string $url = null): \CurlHandle|false {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_add_handle(\CurlMultiHandle $multi_handle, \CurlHandle $handle): int {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_close(\CurlMultiHandle $multi_handle): void {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_errno(\CurlMultiHandle $multi_handle): int {}

	/**
	 * @param mixed $still_running
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_exec(\CurlMultiHandle $multi_handle, &$still_running): int {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_getcontent(\CurlHandle $handle): ?string {}

	/**
	 * @param mixed $queued_messages
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_info_read(\CurlMultiHandle $multi_handle, &$queued_messages = null): array|false {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_init(): \CurlMultiHandle {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_remove_handle(\CurlMultiHandle $multi_handle, \CurlHandle $handle): int {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_select(\CurlMultiHandle $multi_handle, float $timeout = 1.0): int {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_multi_setopt(\CurlMultiHandle $multi_handle, int $option, mixed $value): bool {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_pause(\CurlHandle $handle, int $flags): int {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_reset(\CurlHandle $handle): void {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_setopt(\CurlHandle $handle, int $option, mixed $value): bool {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_setopt_array(\CurlHandle $handle, array $options): bool {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_unescape(\CurlHandle $handle, string $string): string|false {}

	/** @implementation-alias cserve_native_curl */
	function swoole_native_curl_upkeep(\CurlHandle $handle): bool {}
}
