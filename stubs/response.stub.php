<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Http {
	/** The answer to a request. An answer that nobody ends is ended, empty, with the last reference to its object. */
	#[\AllowDynamicProperties]
	class Response
	{
		/** @var int */
		public $fd = 0;

		/** @var mixed */
		public $socket = null;

		/** @var array<string, mixed>|null what header() has set; may be written to directly until the head is sent */
		public $header = null;

		/** @var array<int, string>|null what cookie() and its relatives have set */
		public $cookie = null;

		/** @var array<string, string>|null what trailer() has set */
		public $trailer = null;

		/** Makes header, cookie and trailer empty arrays. */
		public function initHeader(): bool {}

		/** True until the answer is ended or detached or the client is gone, or has ended its side of the connection. */
		public function isWritable(): bool {}

		/** Sends a Set-Cookie header with the head. The value is encoded. */
		public function cookie(\Swoole\Http\Cookie|string $name_or_object, string $value = "", int $expires = 0, string $path = "/", string $domain = "", bool $secure = false, bool $httponly = false, string $samesite = "", string $priority = "", bool $partitioned = false): bool {}

		/**
		 * As Swoole\Http\Response::cookie().
		 *
		 * @alias Swoole\Http\Response::cookie
		 */
		public function setCookie(\Swoole\Http\Cookie|string $name_or_object, string $value = "", int $expires = 0, string $path = "/", string $domain = "", bool $secure = false, bool $httponly = false, string $samesite = "", string $priority = "", bool $partitioned = false): bool {}

		/** The same with a value that is sent as it is. */
		public function rawcookie(\Swoole\Http\Cookie|string $name_or_object, string $value = "", int $expires = 0, string $path = "/", string $domain = "", bool $secure = false, bool $httponly = false, string $samesite = "", string $priority = "", bool $partitioned = false): bool {}

		/**
		 * As Swoole\Http\Response::rawcookie().
		 *
		 * @alias Swoole\Http\Response::rawcookie
		 */
		public function setRawCookie(\Swoole\Http\Cookie|string $name_or_object, string $value = "", int $expires = 0, string $path = "/", string $domain = "", bool $secure = false, bool $httponly = false, string $samesite = "", string $priority = "", bool $partitioned = false): bool {}

		/**
		 * The status, 101 or from 200 to 999, and over HTTP/1 its reason; "" for the usual one. False, with a warning,
		 * for other values and when the head is sent already.
		 */
		public function status(int $http_code, string $reason = ""): bool {}

		/**
		 * As Swoole\Http\Response::status().
		 *
		 * @alias Swoole\Http\Response::status
		 */
		public function setStatusCode(int $http_code, string $reason = ""): bool {}

		/** Replaces the header. $format: write the name Like-This. An array sends a line for each value. */
		public function header(string $key, array|string $value, bool $format = true): bool {}

		/**
		 * As Swoole\Http\Response::header().
		 *
		 * @alias Swoole\Http\Response::header
		 */
		public function setHeader(string $key, array|string $value, bool $format = true): bool {}

		/** A field behind the body; the answer is then sent in chunks. */
		public function trailer(string $key, string $value): bool {}

		/** A PING of WebSocket, or of HTTP/2 with the first eight bytes of the data. False when the client has gone. */
		public function ping(string $data = ""): bool {}

		/**
		 * HTTP/2: tells the client that no further request is taken on this connection, with an error code
		 * (SWOOLE_HTTP2_ERROR_*) and a text for its log. False, with a warning, for HTTP/1.
		 */
		public function goaway(int $error_code = 0, string $debug_data = ""): bool {}

		/** Sends a piece of the body. In a coroutine, waits while the client has a lot to read. */
		public function write(string $content): bool {}

		/** Sends the whole body or the end of it. */
		public function end(?string $content = null): bool {}

		/** Sends a file as the body. $length 0: to its end. */
		public function sendfile(string $filename, int $offset = 0, int $length = 0): bool {}

		/**
		 * Sends an answer without a body whose Location header is $location. False, with a warning, when that has line
		 * ends.
		 */
		public function redirect(string $location, int $http_code = 302): bool {}

		/** Leaves the answer to a Response that create() makes from the same fd. */
		public function detach(): bool {}

		/** A response for a detached fd; false when there is none. Without arguments, one that is not connected. */
		public static function create(object|array|int $server = -1, int $fd = -1): Response|false {}

		/**
		 * Makes the connection one of WebSocket (RFC 6455). False, with the answer sent that says why, when the request
		 * is no handshake.
		 */
		public function upgrade(): bool {}

		/**
		 * Sends a message or frame after upgrade(); waits in a coroutine while the client reads too slowly. False, with
		 * a warning, when it cannot be sent.
		 */
		public function push(\Swoole\WebSocket\Frame|string $data, int $opcode = 1, int $flags = 1): bool {}

		/**
		 * The next message after upgrade(), within $timeout seconds (0 or less: for ever); "" once when the client has
		 * gone, then false, as when the time is over.
		 */
		public function recv(float $timeout = 0): \Swoole\WebSocket\Frame|string|false {}

		/** Closes the connection. */
		public function close(): bool {}

		/**
		 * Says goodbye with a close frame and ends the connection. False when the code or the reason cannot be sent.
		 */
		public function disconnect(int $code = 1000, string $reason = ""): bool {}
	}
}
