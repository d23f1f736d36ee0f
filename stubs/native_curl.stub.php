<?php

/**
 * @generate-class-entries
 */

namespace {
	/**
	 * curl_close() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_close(\CurlHandle $handle): void {}

	/**
	 * curl_copy_handle() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_copy_handle(\CurlHandle $handle): \CurlHandle|false {}

	/**
	 * curl_errno() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_errno(\CurlHandle $handle): int {}

	/**
	 * curl_error() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_error(\CurlHandle $handle): string {}

	/**
	 * curl_escape() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_escape(\CurlHandle $handle, string $string): string|false {}

	/**
	 * curl_exec() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_exec(\CurlHandle $handle): string|bool {}

	/**
	 * curl_getinfo() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_getinfo(\CurlHandle $handle, ?int $option = null): mixed {}

	/**
	 * curl_init() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_init(?string $url = null): \CurlHandle|false {}

	/**
	 * curl_multi_add_handle() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_add_handle(\CurlMultiHandle $multi_handle, \CurlHandle $handle): int {}

	/**
	 * curl_multi_close() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_close(\CurlMultiHandle $multi_handle): void {}

	/**
	 * curl_multi_errno() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_errno(\CurlMultiHandle $multi_handle): int {}

	/**
	 * curl_multi_exec() of the extension curl, which yields by itself.
	 *
	 * @param mixed $still_running
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_exec(\CurlMultiHandle $multi_handle, &$still_running): int {}

	/**
	 * curl_multi_getcontent() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_getcontent(\CurlHandle $handle): ?string {}

	/**
	 * curl_multi_info_read() of the extension curl, which yields by itself.
	 *
	 * @param mixed $queued_messages
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_info_read(\CurlMultiHandle $multi_handle, &$queued_messages = null): array|false {}

	/**
	 * curl_multi_init() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_init(): \CurlMultiHandle {}

	/**
	 * curl_multi_remove_handle() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_remove_handle(\CurlMultiHandle $multi_handle, \CurlHandle $handle): int {}

	/**
	 * curl_multi_select() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_select(\CurlMultiHandle $multi_handle, float $timeout = 1.0): int {}

	/**
	 * curl_multi_setopt() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_multi_setopt(\CurlMultiHandle $multi_handle, int $option, mixed $value): bool {}

	/**
	 * curl_pause() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_pause(\CurlHandle $handle, int $flags): int {}

	/**
	 * curl_reset() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_reset(\CurlHandle $handle): void {}

	/**
	 * curl_setopt() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_setopt(\CurlHandle $handle, int $option, mixed $value): bool {}

	/**
	 * curl_setopt_array() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_setopt_array(\CurlHandle $handle, array $options): bool {}

	/**
	 * curl_unescape() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_unescape(\CurlHandle $handle, string $string): string|false {}

	/**
	 * curl_upkeep() of the extension curl, which yields by itself.
	 *
	 * @implementation-alias cserve_native_curl
	 */
	function swoole_native_curl_upkeep(\CurlHandle $handle): bool {}
}
