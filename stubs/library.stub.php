<?php

/**
 * @generate-class-entries
 */

namespace {
	/**
	 * An ArrayObject of the array.
	 *
	 * @implementation-alias cserve_library
	 */
	function _array(array $array = []): \Swoole\ArrayObject {}

	/**
	 * A MultibyteStringObject of the text.
	 *
	 * @implementation-alias cserve_library
	 */
	function _mbstring(string $string = ''): \Swoole\MultibyteStringObject {}

	/**
	 * A StringObject of the bytes.
	 *
	 * @implementation-alias cserve_library
	 */
	function _string(string $string = ''): \Swoole\StringObject {}

	/**
	 * An ArrayObject of the array.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_array(array $array = []): \Swoole\ArrayObject {}

	/**
	 * The value of a key, or $default_value when there is none.
	 *
	 * @param mixed $key
	 * @param mixed $default_value
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_array_default_value(array $array, $key, $default_value = null) {}

	/**
	 * An ArrayObject of the arguments.
	 *
	 * @param mixed $arrray
	 * @implementation-alias cserve_library
	 */
	function swoole_array_list(...$arrray): \Swoole\ArrayObject {}

	/**
	 * As Swoole\Coroutine\System::dnsLookup().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_async_dns_lookup_coro(string $domain_name, float $timeout = 60, int $type = AF_INET): string|false {}

	/**
	 * As checkdnsrr().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_checkdnsrr(string $hostname, string $type = 'MX'): bool {}

	/**
	 * How many processors the container may use, rounded up; those of the machine where there is no limit.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_container_cpu_num(): int {}

	/**
	 * As curl_close(), of a Curl\Handler.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_close(\Swoole\Curl\Handler $obj): void {}

	/**
	 * As curl_errno(), of a Curl\Handler.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_errno(\Swoole\Curl\Handler $obj): int {}

	/**
	 * As curl_error(), of a Curl\Handler.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_error(\Swoole\Curl\Handler $obj): string {}

	/**
	 * As curl_exec(), of a Curl\Handler.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_exec(\Swoole\Curl\Handler $obj) {}

	/**
	 * As curl_getinfo(), of a Curl\Handler.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_getinfo(\Swoole\Curl\Handler $obj, int $opt = 0) {}

	/**
	 * As curl_init(), of a Curl\Handler.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_init(string $url = ''): \Swoole\Curl\Handler {}

	/**
	 * As curl_multi_getcontent(), of a Curl\Handler.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_multi_getcontent(\Swoole\Curl\Handler $obj) {}

	/**
	 * As curl_reset(), of a Curl\Handler.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_reset(\Swoole\Curl\Handler $obj) {}

	/**
	 * As curl_setopt(), of a Curl\Handler.
	 *
	 * @param mixed $value
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_setopt(\Swoole\Curl\Handler $obj, int $opt, $value): bool {}

	/**
	 * As curl_setopt_array(), of a Curl\Handler.
	 *
	 * @param mixed $array
	 * @implementation-alias cserve_library
	 */
	function swoole_curl_setopt_array(\Swoole\Curl\Handler $obj, $array): bool {}

	/**
	 * As dns_check_record().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_dns_check_record(string $hostname, string $type = 'MX'): bool {}

	/**
	 * As dns_get_mx().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_dns_get_mx(string $hostname, array &$hosts, ?array &$weights = null): bool {}

	/**
	 * As dns_get_record().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_dns_get_record(string $hostname, int $type = DNS_ANY, ?array &$authoritative_name_servers = null, ?array &$additional_records = null, bool $raw = false): array|false {}

	/**
	 * As exec(); the other coroutines go on, without hooks too.
	 *
	 * @param mixed $output
	 * @param mixed $returnVar
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_exec(string $command, &$output = null, &$returnVar = null) {}

	/**
	 * A client of the server that swoole_init_default_remote_object_server() has started.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_get_default_remote_object_client(): \Swoole\RemoteObject\Client {}

	/**
	 * As gethostbyaddr().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_gethostbyaddr(string $ip): string {}

	/**
	 * As gethostbynamel().
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_gethostbynamel(string $domain) {}

	/**
	 * As getmxrr().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_getmxrr(string $hostname, array &$hosts, ?array &$weights = null): bool {}

	/**
	 * Starts a process for remote objects, which ends with this one; outside of coroutines. Throws
	 * RemoteObject\Exception when it cannot be started.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_init_default_remote_object_server(): void {}

	/**
	 * Does this run in a container?
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_is_in_container(): bool {}

	/**
	 * An option of the library; null when it is not set.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_library_get_option(string $key): mixed {}

	/**
	 * All options of the library.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_library_get_options(): array {}

	/**
	 * Sets an option of the library.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_library_set_option(string $key, mixed $value): void {}

	/**
	 * Replaces the options of the library.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_library_set_options(array $options): void {}

	/**
	 * As mail().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_mail(string $to, string $subject, string $message, array $headers = []): bool {}

	/**
	 * A MultibyteStringObject of the text.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_mbstring(string $string = ''): \Swoole\MultibyteStringObject {}

	/**
	 * Adds a resolver. False when it is there already.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_name_resolver_add(\Swoole\NameResolver $ns): bool {}

	/**
	 * A node of the service of that name, else the address of the host; "" when there is none. With the same context
	 * the next call draws another node.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_name_resolver_lookup(string $name, \Swoole\NameResolver\Context $ctx): string {}

	/**
	 * Takes a resolver away. False when it was not there.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_name_resolver_remove(\Swoole\NameResolver $ns): bool {}

	/**
	 * The result of dns_get_record() and what it puts into its two last arguments.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_real_dns_get_record(string $hostname, int $type, ?array $authoritative_name_servers = null, ?array $additional_records = null, bool $raw = false): array {}

	/**
	 * The result of getmxrr(), the hosts and their weights.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_real_getmxrr(string $hostname, ?array $hosts = null, ?array $weights = null): array {}

	/**
	 * As shell_exec(); the other coroutines go on, without hooks too.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_shell_exec(string $cmd) {}

	/**
	 * As socket_accept() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_accept(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * As socket_bind() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_bind(\Swoole\Coroutine\Socket $socket, string $address, int $port = 0): bool {}

	/**
	 * As socket_clear_error() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_clear_error(?\Swoole\Coroutine\Socket $socket = null) {}

	/**
	 * As socket_close() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_close(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * As socket_connect() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_connect(\Swoole\Coroutine\Socket $socket, string $address, int $port = 0) {}

	/**
	 * As socket_create() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_create(int $domain, int $type, int $protocol) {}

	/**
	 * As socket_create_listen() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_create_listen(int $port, int $backlog = 128) {}

	/**
	 * As socket_create_pair(), with two Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_create_pair(int $domain, int $type, int $protocol, array &$pair) {}

	/**
	 * As socket_get_option() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_get_option(\Swoole\Coroutine\Socket $socket, int $level, int $optname) {}

	/**
	 * As socket_getopt() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_getopt(\Swoole\Coroutine\Socket $socket, int $level, int $optname) {}

	/**
	 * As socket_getpeername() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @param mixed $address
	 * @param mixed $port
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_getpeername(\Swoole\Coroutine\Socket $socket, &$address, &$port = null) {}

	/**
	 * As socket_getsockname() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @param mixed $address
	 * @param mixed $port
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_getsockname(\Swoole\Coroutine\Socket $socket, &$address, &$port = null) {}

	/**
	 * As Coroutine\Socket::import().
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_import_stream(mixed $stream): \Swoole\Coroutine\Socket|false {}

	/**
	 * As socket_last_error() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_last_error(?\Swoole\Coroutine\Socket $socket = null): int {}

	/**
	 * As socket_listen() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_listen(\Swoole\Coroutine\Socket $socket, int $backlog = 0): bool {}

	/**
	 * As socket_read() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_read(\Swoole\Coroutine\Socket $socket, int $length, int $type = PHP_BINARY_READ) {}

	/**
	 * As socket_recv() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @param mixed $buffer
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_recv(\Swoole\Coroutine\Socket $socket, &$buffer, int $length, int $flags) {}

	/**
	 * As socket_recvfrom() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @param mixed $buffer
	 * @param mixed $name
	 * @param mixed $port
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_recvfrom(\Swoole\Coroutine\Socket $socket, &$buffer, int $length, int $flags, &$name, &$port = null) {}

	/**
	 * As socket_send() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_send(\Swoole\Coroutine\Socket $socket, string $buffer, int $length, int $flags) {}

	/**
	 * As socket_sendto() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_sendto(\Swoole\Coroutine\Socket $socket, string $buffer, int $length, int $flags, string $addr, int $port = 0) {}

	/**
	 * As socket_set_block() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_set_block(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * As socket_set_nonblock() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_set_nonblock(\Swoole\Coroutine\Socket $socket) {}

	/**
	 * As socket_set_option() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @param mixed $optval
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_set_option(\Swoole\Coroutine\Socket $socket, int $level, int $optname, $optval): bool {}

	/**
	 * As socket_setopt() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @param mixed $optval
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_setopt(\Swoole\Coroutine\Socket $socket, int $level, int $optname, $optval): bool {}

	/**
	 * As socket_shutdown() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_shutdown(\Swoole\Coroutine\Socket $socket, int $how = 2): bool {}

	/**
	 * As socket_write() of the extension sockets, of a Coroutine\Socket.
	 *
	 * @return mixed
	 * @implementation-alias cserve_library
	 */
	function swoole_socket_write(\Swoole\Coroutine\Socket $socket, string $buffer, int $length = 0) {}

	/**
	 * A StringObject of the bytes.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_string(string $string = ''): \Swoole\StringObject {}

	/**
	 * A Table that is ready for use; $fields as in "id:int, score:float, name:string:64". Throws RuntimeException when
	 * it cannot be made.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_table(int $size, string $fields): \Swoole\Table {}

	/**
	 * Makes $count coroutines that sleep for $sleep_time seconds, to try out how many there can be.
	 *
	 * @implementation-alias cserve_library
	 */
	function swoole_test_kernel_coroutine(int $count = 100, float $sleep_time = 1.0): void {}
}

namespace Swoole\Coroutine {
	/**
	 * Runs each function in a coroutine and returns what they return, by key; null for what is not done after $timeout
	 * seconds (0 or less: no limit). Throws the first of what they throw.
	 *
	 * @implementation-alias cserve_library
	 */
	function batch(array $tasks, float $timeout = -1.0): array {}

	/**
	 * As array_map(), with a coroutine for each value; see batch().
	 *
	 * @implementation-alias cserve_library
	 */
	function map(array $list, callable $fn, float $timeout = -1.0): array {}

	/**
	 * Calls $fn($i) in $n coroutines, $i from 0, and waits for all; see batch().
	 *
	 * @implementation-alias cserve_library
	 */
	function parallel(int $n, callable $fn): void {}
}

namespace Swoole\Coroutine\Http {
	/**
	 * Sends a GET request; see request().
	 *
	 * @implementation-alias cserve_library
	 */
	function get(string $url, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/**
	 * Sends a POST request; see request().
	 *
	 * @implementation-alias cserve_library
	 */
	function post(string $url, mixed $data, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/**
	 * Sends a request over HTTP with the driver that the library's option http_client_driver names. $options: timeout
	 * and connect_timeout (seconds), and those of the driver. Throws Swoole\Exception when there is no answer in time.
	 *
	 * @implementation-alias cserve_library
	 */
	function request(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/**
	 * request() with the extension curl.
	 *
	 * @implementation-alias cserve_library
	 */
	function request_with_curl(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/**
	 * request() with Coroutine\Http\Client.
	 *
	 * @implementation-alias cserve_library
	 */
	function request_with_http_client(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}

	/**
	 * request() with PHP's streams.
	 *
	 * @implementation-alias cserve_library
	 */
	function request_with_stream(string $url, string $method, mixed $data = null, ?array $options = null, ?array $headers = null, ?array $cookies = null): \Swoole\Coroutine\Http\ClientProxy {}
}
