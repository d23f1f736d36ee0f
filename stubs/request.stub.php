<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Http {
	/** One HTTP request. The arrays are built when first looked at. */
	#[\AllowDynamicProperties]
	class Request
	{
		/** @var int */
		public $fd = 0;

		/** @var int */
		public $streamId = 0;

		/** @var array<string, string>|null header fields by lower-case name */
		public $header = null;

		/** @var array<string, mixed>|null the request line, the time and the client's address */
		public $server = null;

		/** @var array<string, string>|null null when there are none, like the four below */
		public $cookie = null;

		/** @var array<string, mixed>|null */
		public $get = null;

		/** @var array<string, mixed>|null */
		public $files = null;

		/** @var array<string, mixed>|null */
		public $post = null;

		/** @var array<int, string>|null */
		public $tmpfiles = null;

		/** The body as it was sent, without the chunked coding; false when there is no request. */
		public function getContent(): string|false {}

		/**
		 * An addition: the next piece of the body, of at most $length bytes; "" at its end. With the option stream_request_body the
		 * handler runs before the body has arrived, and this waits for it: at most $timeout seconds, 0 for the option
		 * body_timeout, a negative number for no limit. False after an error, which swoole_last_error() names: ETIMEDOUT, ECONNRESET
		 * when the client has gone, EPROTO when the body is malformed or too large.
		 */
		public function read(int $length = 65536, float $timeout = 0): string|false {}

		/**
		 * As Swoole\Http\Request::getContent().
		 *
		 * @alias Swoole\Http\Request::getContent
		 */
		public function rawContent(): string|false {}

		/** The head and the body; false when there is no request. */
		public function getData(): string|false {}

		/** An empty request to be filled with parse(). Options: parse_cookie, parse_body, package_max_length. */
		public static function create(array $options = []): Request {}

		/** Parses more bytes. How many of them belong to this request; false when they are no HTTP or it is complete. */
		public function parse(string $data): int|false {}

		/** True when all of the request has been parsed. */
		public function isCompleted(): bool {}

		/** False when there is no request. */
		public function getMethod(): string|false {}
	}
}
