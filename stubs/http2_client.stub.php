<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Http2 {
	/** A request for Swoole\Coroutine\Http2\Client::send(). */
	class Request
	{
		/**
		 * The target, with the query string.
		 *
		 * @var string
		 */
		public $path = "/";

		/** @var string */
		public $method = "GET";

		/**
		 * Name => value, or a list of values. "host" replaces the authority that the client connects to.
		 *
		 * @var array|null
		 */
		public $headers = null;

		/**
		 * Name => value; sent URL-encoded.
		 *
		 * @var array|null
		 */
		public $cookies = null;

		/**
		 * The body; an array is sent as a form (application/x-www-form-urlencoded).
		 *
		 * @var string|array|null
		 */
		public $data = "";

		/**
		 * The body goes on with write().
		 *
		 * @var bool
		 */
		public $pipeline = false;

		/**
		 * read() hands the answer out piece by piece.
		 *
		 * @var bool
		 */
		public $usePipelineRead = false;
	}

	/** An answer, or a piece of one. */
	class Response
	{
		/** @var int */
		public $streamId = 0;

		/**
		 * The HTTP/2 code (SWOOLE_HTTP2_ERROR_*) with which the stream was reset; 0 when it was not.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/**
		 * The status; SWOOLE_HTTP_CLIENT_ESTATUS_SERVER_RESET when the stream was reset.
		 *
		 * @var int
		 */
		public $statusCode = 0;

		/**
		 * Further pieces follow.
		 *
		 * @var bool
		 */
		public $pipeline = false;

		/**
		 * Headers and trailers, names in lower case.
		 *
		 * @var array|null
		 */
		public $headers = null;

		/**
		 * The values of set-cookie, one by one.
		 *
		 * @var array|null
		 */
		public $set_cookie_headers = null;

		/**
		 * Cookies, name => value, decoded.
		 *
		 * @var array|null
		 */
		public $cookies = null;

		/**
		 * The body, decoded by content-encoding.
		 *
		 * @var string|null
		 */
		public $data = null;
	}
}

namespace Swoole\Coroutine\Http2\Client {
	class Exception extends \Swoole\Exception
	{
	}
}

namespace Swoole\Coroutine\Http2 {
	/**
	 * An HTTP/2 connection to a server (RFC 9113), with TLS and ALPN or in clear text with prior knowledge. Any number of
	 * coroutines may send; one at a time may receive. Calls that fail return false and set $errCode and $errMsg. Needs a
	 * coroutine.
	 *
	 * @not-serializable
	 */
	class Client
	{
		/**
		 * Why the last call failed, an errno or SWOOLE_ERROR_*; 0 when it did not.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/** @var string */
		public $errMsg = "";

		/**
		 * The descriptor; -1 when not connected.
		 *
		 * @var int
		 */
		public $sock = -1;

		/**
		 * SWOOLE_SOCK_TCP, SWOOLE_SOCK_TCP6 or SWOOLE_SOCK_UNIX_STREAM.
		 *
		 * @var int
		 */
		public $type = 0;

		/**
		 * What set() was given.
		 *
		 * @var array|null
		 */
		public $setting = null;

		/** @var \Swoole\Coroutine\Socket|null */
		public $socket = null;

		/** @var bool */
		public $connected = false;

		/** @var string|null */
		public $host = null;

		/** @var int */
		public $port = 0;

		/** @var bool */
		public $ssl = false;

		/**
		 * After the server's GOAWAY: the last stream that it works on.
		 *
		 * @var int
		 */
		public $serverLastStreamId = 0;

		/**
		 * @param string $host an address, a name, or unix:/path
		 * @param bool $open_ssl with TLS
		 * @throws \Swoole\Coroutine\Http2\Client\Exception when the host is empty or the port impossible
		 */
		public function __construct(string $host, int $port = 80, bool $open_ssl = false) {}

		/** The connection closes with the object. */
		public function __destruct() {}

		/**
		 * Sets options: timeout, connect_timeout, read_timeout, write_timeout (seconds), ssl_*, proxies, package_max_length
		 * (the largest body of an answer in bytes, 64 MiB when not set), http2_header_table_size, http2_max_concurrent_streams,
		 * http2_init_window_size, http2_max_frame_size, http2_max_header_list_size. They count from the next connect() on;
		 * limits in time at once.
		 */
		public function set(array $settings): bool {}

		/** Connects and opens the HTTP/2 session; connects again when it is connected. */
		public function connect(): bool {}

		/** All values, or the one named: current_stream_id, last_stream_id, active_stream_num, local_settings, remote_settings. */
		public function stats(string $key = ""): array|int {}

		/** True while the answer of that stream is still to come. */
		public function isStreamExist(int $stream_id): bool {}

		/**
		 * Sends a request and returns the id of its stream without waiting for the answer.
		 */
		public function send(\Swoole\Http2\Request $request): int|false {}

		/**
		 * More of the body of a request that was sent with pipeline on.
		 *
		 * @param mixed $data a string, or an array to be sent as a form
		 */
		public function write(int $stream_id, mixed $data, bool $end_stream = false): bool {}

		/**
		 * The next answer that is whole, of whichever stream.
		 *
		 * @param float $timeout seconds; 0: the options' limit, less: none
		 */
		public function recv(float $timeout = 0): \Swoole\Http2\Response|false {}

		/** As recv(), but answers to requests with pipeline or usePipelineRead on come in pieces, as they arrive. */
		public function read(float $timeout = 0): \Swoole\Http2\Response|false {}

		/** Tells the server that no more of its pushed streams are accepted; it usually ends the connection then. */
		public function goaway(int $error_code = 0, string $debug_data = ""): bool {}

		/** Sends a PING; the answer is noticed by recv(). */
		public function ping(): bool {}

		/** Closes the connection. False when it is closed. */
		public function close(): bool {}
	}
}
