<?php

/**
 * @generate-class-entries
 */

namespace {
	/** @implementation-alias cserve_library */
	function _array(array $array = []): \Swoole\ArrayObject {}

	/** @implementation-alias cserve_library */
	function _mbstring(string $string = ''): \Swoole\MultibyteStringObject {}

	/** @implementation-alias cserve_library */
	function _string(string $string = ''): \Swoole\StringObject {}

	/** @implementation-alias cserve_library */
	function swoole_array(array $array = []): \Swoole\ArrayObject {}

	/**
	 * @param mixed $key
	 * @param mixed $default_value
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_array_default_value(array $array, $key, $default_value = null) {}

	/**
	 * @param mixed $arrray
	 * @implementation-alias cserve_library
	 */
	function swoole_array_list(...$arrray): \Swoole\ArrayObject {}

	/** @implementation-alias cserve_library */
	function swoole_container_cpu_num(): int {}

	/**
	 * @param mixed $output
	 * @param mixed $returnVar
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_exec(string $command, &$output = null, &$returnVar = null) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_gethostbynamel(string $domain) {}

	/** @implementation-alias cserve_library */
	function swoole_is_in_container(): bool {}

	/** @implementation-alias cserve_library */
	function swoole_library_get_option(string $key): mixed {}

	/** @implementation-alias cserve_library */
	function swoole_library_get_options(): array {}

	/** @implementation-alias cserve_library */
	function swoole_library_set_option(string $key, mixed $value): void {}

	/** @implementation-alias cserve_library */
	function swoole_library_set_options(array $options): void {}

	/** @implementation-alias cserve_library */
	function swoole_mbstring(string $string = ''): \Swoole\MultibyteStringObject {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_shell_exec(string $cmd) {}

	/** @implementation-alias cserve_library */
	function swoole_string(string $string = ''): \Swoole\StringObject {}

	/** @implementation-alias cserve_library */
	function swoole_table(int $size, string $fields): \Swoole\Table {}
}

namespace Swoole\Coroutine {
	/** @implementation-alias cserve_library */
	function batch(array $tasks, float $timeout = -1.0): array {}

	/** @implementation-alias cserve_library */
	function map(array $list, callable $fn, float $timeout = -1.0): array {}

	/** @implementation-alias cserve_library */
	function parallel(int $n, callable $fn): void {}
}

namespace Swoole\Coroutine\Http {
	/** @implementation-alias cserve_library */
	function get(string $url, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/** @implementation-alias cserve_library */
	function post(string $url, mixed $data, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/** @implementation-alias cserve_library */
	function request(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/** @implementation-alias cserve_library */
	function request_with_curl(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/** @implementation-alias cserve_library */
	function request_with_http_client(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/** @implementation-alias cserve_library */
	function request_with_stream(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}
}
