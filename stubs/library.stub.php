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
	function swoole_async_dns_lookup_coro(string $domain_name, float $timeout = 60, int $type = AF_INET): string|false {}

	/** @implementation-alias cserve_library */
	function swoole_checkdnsrr(string $hostname, string $type = 'MX'): bool {}

	/** @implementation-alias cserve_library */
	function swoole_container_cpu_num(): int {}

	/** @implementation-alias cserve_library */
	function swoole_curl_close(\Swoole\Curl\Handler $obj): void {}

	/** @implementation-alias cserve_library */
	function swoole_curl_errno(\Swoole\Curl\Handler $obj): int {}

	/** @implementation-alias cserve_library */
	function swoole_curl_error(\Swoole\Curl\Handler $obj): string {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_exec(\Swoole\Curl\Handler $obj) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_getinfo(\Swoole\Curl\Handler $obj, int $opt = 0) {}

	/** @implementation-alias cserve_library */
	function swoole_curl_init(string $url = ''): \Swoole\Curl\Handler {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_multi_getcontent(\Swoole\Curl\Handler $obj) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_reset(\Swoole\Curl\Handler $obj) {}

	/**
	 * @param mixed $value
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_setopt(\Swoole\Curl\Handler $obj, int $opt, $value): bool {}

	/**
	 * @param mixed $array
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_setopt_array(\Swoole\Curl\Handler $obj, $array): bool {}

	/** @implementation-alias cserve_library */
	function swoole_dns_check_record(string $hostname, string $type = 'MX'): bool {}

	/** @implementation-alias cserve_library */
	function swoole_dns_get_mx(string $hostname, array &$hosts, ?array &$weights = null): bool {}

	/** @implementation-alias cserve_library */
	function swoole_dns_get_record(string $hostname, int $type = DNS_ANY, ?array &$authoritative_name_servers = null, ?array &$additional_records = null, bool $raw = false): array|false {}

	/**
	 * @param mixed $output
	 * @param mixed $returnVar
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_exec(string $command, &$output = null, &$returnVar = null) {}

	/** @implementation-alias cserve_library */
	function swoole_get_default_remote_object_client(): \Swoole\RemoteObject\Client {}

	/** @implementation-alias cserve_library */
	function swoole_gethostbyaddr(string $ip): string {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_gethostbynamel(string $domain) {}

	/** @implementation-alias cserve_library */
	function swoole_getmxrr(string $hostname, array &$hosts, ?array &$weights = null): bool {}

	/** @implementation-alias cserve_library */
	function swoole_init_default_remote_object_server(): void {}

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
	function swoole_mail(string $to, string $subject, string $message, array $headers = []): bool {}

	/** @implementation-alias cserve_library */
	function swoole_mbstring(string $string = ''): \Swoole\MultibyteStringObject {}

	/** @implementation-alias cserve_library */
	function swoole_name_resolver_add(\Swoole\NameResolver $ns): bool {}

	/** @implementation-alias cserve_library */
	function swoole_name_resolver_lookup(string $name, \Swoole\NameResolver\Context $ctx): string {}

	/** @implementation-alias cserve_library */
	function swoole_name_resolver_remove(\Swoole\NameResolver $ns): bool {}

	/** @implementation-alias cserve_library */
	function swoole_real_dns_get_record(string $hostname, int $type, ?array $authoritative_name_servers = null, ?array $additional_records = null, bool $raw = false): array {}

	/** @implementation-alias cserve_library */
	function swoole_real_getmxrr(string $hostname, ?array $hosts = null, ?array $weights = null): array {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_shell_exec(string $cmd) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_accept(\Swoole\Coroutine\Socket $socket) {}

	/** @implementation-alias cserve_library */
	function swoole_socket_bind(\Swoole\Coroutine\Socket $socket, string $address, int $port = 0): bool {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_clear_error(?\Swoole\Coroutine\Socket $socket = null) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_close(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_connect(\Swoole\Coroutine\Socket $socket, string $address, int $port = 0) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_create(int $domain, int $type, int $protocol) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_create_listen(int $port, int $backlog = 128) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_create_pair(int $domain, int $type, int $protocol, array &$pair) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_get_option(\Swoole\Coroutine\Socket $socket, int $level, int $optname) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_getopt(\Swoole\Coroutine\Socket $socket, int $level, int $optname) {}

	/**
	 * @param mixed $address
	 * @param mixed $port
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_getpeername(\Swoole\Coroutine\Socket $socket, &$address, &$port = null) {}

	/**
	 * @param mixed $address
	 * @param mixed $port
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_getsockname(\Swoole\Coroutine\Socket $socket, &$address, &$port = null) {}

	/** @implementation-alias cserve_library */
	function swoole_socket_import_stream(mixed $stream): \Swoole\Coroutine\Socket|false {}

	/** @implementation-alias cserve_library */
	function swoole_socket_last_error(?\Swoole\Coroutine\Socket $socket = null): int {}

	/** @implementation-alias cserve_library */
	function swoole_socket_listen(\Swoole\Coroutine\Socket $socket, int $backlog = 0): bool {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_read(\Swoole\Coroutine\Socket $socket, int $length, int $type = PHP_BINARY_READ) {}

	/**
	 * @param mixed $buffer
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_recv(\Swoole\Coroutine\Socket $socket, &$buffer, int $length, int $flags) {}

	/**
	 * @param mixed $buffer
	 * @param mixed $name
	 * @param mixed $port
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_recvfrom(\Swoole\Coroutine\Socket $socket, &$buffer, int $length, int $flags, &$name, &$port = null) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_send(\Swoole\Coroutine\Socket $socket, string $buffer, int $length, int $flags) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_sendto(\Swoole\Coroutine\Socket $socket, string $buffer, int $length, int $flags, string $addr, int $port = 0) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_set_block(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_set_nonblock(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * @param mixed $optval
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_set_option(\Swoole\Coroutine\Socket $socket, int $level, int $optname, $optval): bool {}

	/**
	 * @param mixed $optval
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_setopt(\Swoole\Coroutine\Socket $socket, int $level, int $optname, $optval): bool {}

	/** @implementation-alias cserve_library */
	function swoole_socket_shutdown(\Swoole\Coroutine\Socket $socket, int $how = 2): bool {}

	/**
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_write(\Swoole\Coroutine\Socket $socket, string $buffer, int $length = 0) {}

	/** @implementation-alias cserve_library */
	function swoole_string(string $string = ''): \Swoole\StringObject {}

	/** @implementation-alias cserve_library */
	function swoole_table(int $size, string $fields): \Swoole\Table {}

	/** @implementation-alias cserve_library */
	function swoole_test_kernel_coroutine(int $count = 100, float $sleep_time = 1.0): void {}
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
