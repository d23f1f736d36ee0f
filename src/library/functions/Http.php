<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Cserve\Functions;

use Swoole\Coroutine\Http\Client;
use Swoole\Coroutine\Http\ClientProxy;
use Swoole\Exception;

/**
 * Bodies of the functions in Swoole\Coroutine\Http. $data is the request's body, an array being sent as a form. What
 * cannot be connected to, or does not answer in time, is an exception; every answer with a status is a result.
 *
 * The library option http_client_driver names what does the work: 'swoole', 'curl' or 'stream'.
 */
final class Http
{
	public static function get(
		string $url,
		?array $options = null,
		?array $headers = null,
		?array $cookies = null
	): ClientProxy {
		return self::request($url, 'GET', null, $options, $headers, $cookies);
	}

	public static function post(
		string $url,
		mixed $data,
		?array $options = null,
		?array $headers = null,
		?array $cookies = null
	): ClientProxy {
		return self::request($url, 'POST', $data, $options, $headers, $cookies);
	}

	public static function request(
		string $url,
		string $method,
		mixed $data = null,
		?array $options = null,
		?array $headers = null,
		?array $cookies = null
	): ClientProxy {
		$driver = \SwooleLibrary::$options['http_client_driver'] ?? (\class_exists(Client::class) ? 'swoole' : 'stream');
		return match ($driver) {
			'swoole' => self::request_with_http_client($url, $method, $data, $options, $headers, $cookies),
			'curl' => self::request_with_curl($url, $method, $data, $options, $headers, $cookies),
			'stream' => self::request_with_stream($url, $method, $data, $options, $headers, $cookies),
			default => throw new Exception(
				"The library option http_client_driver is 'swoole', 'curl' or 'stream', not '{$driver}'"
			),
		};
	}

	/** By Swoole\Coroutine\Http\Client, in a coroutine. $options are those of its set(). */
	public static function request_with_http_client(
		string $url,
		string $method,
		mixed $data = null,
		?array $options = null,
		?array $headers = null,
		?array $cookies = null
	): ClientProxy {
		$parts = self::parse($url);
		$secure = \strcasecmp($parts['scheme'], 'https') === 0;
		$client = new Client($parts['host'], $parts['port'] ?? ($secure ? 443 : 80), $secure);
		if (isset($parts['user'])) {
			$client->setBasicAuth(\rawurldecode($parts['user']), \rawurldecode($parts['pass'] ?? ''));
		}
		if ($options) {
			$client->set($options);
		}
		if ($data !== null) {
			$client->setData(\is_array($data) ? \http_build_query($data) : (string) $data);
			if (\is_array($data)) {
				$headers = ($headers ?? []) + ['Content-Type' => 'application/x-www-form-urlencoded'];
			}
		}
		if ($headers) {
			$client->setHeaders($headers);
		}
		if ($cookies) {
			$client->setCookies($cookies);
		}
		$client->setMethod($method);
		$path = ($parts['path'] ?? '/') . (isset($parts['query']) ? "?{$parts['query']}" : '');
		if (!$client->execute($path)) {
			$message = $client->errMsg !== '' ? $client->errMsg : \swoole_strerror($client->errCode);
			$client->close();
			throw new Exception("{$method} {$url}: {$message}", $client->errCode);
		}
		$client->close();
		return new ClientProxy((string) $client->body, $client->statusCode, $client->headers, $client->cookies);
	}

	/** By curl, which yields in coroutines with hooks on. $options: timeout, connect_timeout (seconds) or CURLOPT_*. */
	public static function request_with_curl(
		string $url,
		string $method,
		mixed $data = null,
		?array $options = null,
		?array $headers = null,
		?array $cookies = null
	): ClientProxy {
		$lines = [];
		$curl = \curl_init($url);
		\curl_setopt_array($curl, [
			\CURLOPT_RETURNTRANSFER => true,
			\CURLOPT_CUSTOMREQUEST => \strtoupper($method),
			\CURLOPT_NOBODY => \strcasecmp($method, 'HEAD') === 0,
			\CURLOPT_HEADERFUNCTION => static function ($curl, string $line) use (&$lines): int {
				$lines[] = $line;
				return \strlen($line);
			},
		]);
		if ($data !== null) {
			\curl_setopt($curl, \CURLOPT_POSTFIELDS, \is_array($data) ? \http_build_query($data) : (string) $data);
		}
		if ($headers) {
			$list = [];
			foreach ($headers as $name => $value) {
				$list[] = \is_int($name) ? $value : "{$name}: {$value}";
			}
			\curl_setopt($curl, \CURLOPT_HTTPHEADER, $list);
		}
		if ($cookies) {
			\curl_setopt($curl, \CURLOPT_COOKIE, self::cookieLine($cookies));
		}
		foreach ($options ?? [] as $name => $value) {
			match ($name) {
				'timeout' => \curl_setopt($curl, \CURLOPT_TIMEOUT_MS, (int) ($value * 1000)),
				'connect_timeout' => \curl_setopt($curl, \CURLOPT_CONNECTTIMEOUT_MS, (int) ($value * 1000)),
				default => \is_int($name)
					? \curl_setopt($curl, $name, $value)
					: throw new Exception("request_with_curl() knows no option '{$name}': use timeout, connect_timeout or CURLOPT_*"),
			};
		}
		$body = \curl_exec($curl);
		if ($body === false) {
			throw new Exception("{$method} {$url}: " . \curl_error($curl), \curl_errno($curl));
		}
		return self::result($lines, $body);
	}

	/** By PHP's streams, which yield in coroutines with hooks on. $options are those of a stream context for http. */
	public static function request_with_stream(
		string $url,
		string $method,
		mixed $data = null,
		?array $options = null,
		?array $headers = null,
		?array $cookies = null
	): ClientProxy {
		$http = ($options ?? []) + ['method' => \strtoupper($method), 'ignore_errors' => true, 'follow_location' => 0];
		$list = [];
		foreach ($headers ?? [] as $name => $value) {
			$list[] = \is_int($name) ? $value : "{$name}: {$value}";
		}
		if ($data !== null) {
			$http['content'] = \is_array($data) ? \http_build_query($data) : (string) $data;
			if (!\preg_grep('/^content-type:/i', $list)) {
				$list[] = 'Content-Type: application/x-www-form-urlencoded';
			}
		}
		if ($cookies) {
			$list[] = 'Cookie: ' . self::cookieLine($cookies);
		}
		$http['header'] = \array_merge((array) ($http['header'] ?? []), $list);
		\error_clear_last();
		$stream = @\fopen($url, 'r', false, \stream_context_create(['http' => $http]));
		if (!$stream) {
			throw new Exception("{$method} {$url}: " . (\error_get_last()['message'] ?? 'no connection'));
		}
		$body = \stream_get_contents($stream);
		$meta = \stream_get_meta_data($stream);
		\fclose($stream);
		if ($body === false || $meta['timed_out']) {
			throw new Exception("{$method} {$url}: timed out", \SOCKET_ETIMEDOUT);
		}
		return self::result($meta['wrapper_data'] ?? [], $body);
	}

	private static function parse(string $url): array
	{
		$parts = \parse_url($url);
		if (empty($parts['host']) || !\preg_match('/^https?$/i', $parts['scheme'] ?? '')) {
			throw new Exception("'{$url}' is no URL of HTTP, as http://127.0.0.1/path is");
		}
		return $parts;
	}

	private static function cookieLine(array $cookies): string
	{
		$pairs = [];
		foreach ($cookies as $name => $value) {
			$pairs[] = $name . '=' . \rawurlencode((string) $value);
		}
		return \implode('; ', $pairs);
	}

	/** @param array<string> $lines of all answers on the way; the last is the one */
	private static function result(array $lines, string $body): ClientProxy
	{
		$status = 0;
		$headers = $cookies = [];
		foreach ($lines as $line) {
			if (\preg_match('~^HTTP/\S+ (\d{3})~', $line, $match)) {
				$status = (int) $match[1];
				$headers = $cookies = [];
				continue;
			}
			[$name, $value] = \explode(':', $line, 2) + [1 => null];
			if ($value === null) {
				continue;
			}
			$name = \strtolower(\trim($name));
			$value = \trim($value);
			if ($name === 'set-cookie') {
				[$cookie, $content] = \explode('=', \explode(';', $value, 2)[0], 2) + [1 => ''];
				$cookies[\trim($cookie)] = \urldecode($content);
			}
			$headers[$name] = isset($headers[$name]) ? "{$headers[$name]}, {$value}" : $value;
		}
		return new ClientProxy($body, $status, $headers, $cookies);
	}
}
