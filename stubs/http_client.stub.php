<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine\Http\Client {
	/** A client could not be made. */
	class Exception extends \Swoole\Exception
	{
	}
}

namespace Swoole\Coroutine\Http {
	/**
	 * An HTTP/1.1 and WebSocket client of one server, whose calls wait without stopping the other coroutines. A request that
	 * fails returns false and sets $errCode, $errMsg and a negative $statusCode: SWOOLE_HTTP_CLIENT_ESTATUS_*. Redirects are
	 * not followed.
	 *
	 * @not-serializable
	 */
	class Client
	{
		/**
		 * While connected: the connection.
		 *
		 * @var \Swoole\Coroutine\Socket|null
		 */
		public $socket = null;

		/**
		 * An errno or SWOOLE_ERROR_*; 0 when the last call did not fail.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/** @var string */
		public $errMsg = "";

		/** @var bool */
		public $connected = false;

		/** @var string */
		public $host = "";

		/** @var int */
		public $port = 0;

		/** @var bool */
		public $ssl = false;

		/**
		 * What set() was given.
		 *
		 * @var array|null
		 */
		public $setting = null;

		/** @var string|null */
		public $requestMethod = null;

		/** @var array|null */
		public $requestHeaders = null;

		/** @var array|string|null */
		public $requestBody = null;

		/** @var array|null */
		public $uploadFiles = null;

		/** @var string|null */
		public $downloadFile = null;

		/** @var int */
		public $downloadOffset = 0;

		/**
		 * Of the response; negative when there is none.
		 *
		 * @var int
		 */
		public $statusCode = 0;

		/**
		 * Of the response, names in lower case; a name that comes several times has its values joined by ", ".
		 *
		 * @var array|null
		 */
		public $headers = null;

		/**
		 * The Set-Cookie lines of the response.
		 *
		 * @var array|null
		 */
		public $set_cookie_headers = null;

		/**
		 * Sent with each request; those that responses set are added.
		 *
		 * @var array|null
		 */
		public $cookies = null;

		/** @var string */
		public $body = "";

		/** $host: a name, an address, or "unix:/path". Port 0 is 80, or 443 with $ssl. Throws Client\Exception for an empty host. */
		public function __construct(string $host, int $port = 0, bool $ssl = false) {}

		/** The connection closes with the object. */
		public function __destruct() {}

		/**
		 * Options beside those of Swoole\Coroutine\Client: keep_alive, defer, max_retries, http_compression (ask for it),
		 * body_decompression, lowercase_header, write_func (callable for pieces of the body), websocket_mask,
		 * websocket_compression, open_websocket_close_frame, open_websocket_ping_frame, open_websocket_pong_frame.
		 */
		public function set(array $settings): bool {}

		/** Does execute() return when the request is sent, so that recv() reads the response? */
		public function getDefer(): bool {}

		/** Makes execute() and its kin return when the request is sent, so that recv() reads the response. */
		public function setDefer(bool $defer = true): bool {}

		/** The method of the requests from now on; "": chosen by the body again. */
		public function setMethod(string $method): bool {}

		/** Replaces the headers that are sent with each request. */
		public function setHeaders(array $headers): bool {}

		/** Sends name and password with each request (RFC 7617). */
		public function setBasicAuth(string $username, string $password): void {}

		/** Replaces the cookies. */
		public function setCookies(array $cookies): bool {}

		/** The next request's body: a string, or an array of form fields. */
		public function setData(array|string $data): bool {}

		/** Adds a file, or a part of one, to the next request, which is multipart/form-data then. */
		public function addFile(string $path, string $name, ?string $type = null, ?string $filename = null, int $offset = 0, int $length = 0): bool {}

		/** The same with the content itself. */
		public function addData(string $path, string $name, ?string $type = null, ?string $filename = null): bool {}

		/** Sends a request with the method set, else GET, or POST when there is a body. */
		public function execute(string $path): bool {}

		/** The server's certificate as PEM. */
		public function getPeerCert(): string|false {}

		/** Sends a GET and reads the response. False when there was no answer: see $errCode and $statusCode. */
		public function get(string $path): bool {}

		/** Sends a POST with a string, or an array of form fields, and reads the response. False as get(). */
		public function post(string $path, mixed $data): bool {}

		/** GET, with the body written to a file, from $offset on. */
		public function download(string $path, string $file, int $offset = 0): bool {}

		/** The body of the last response: $body. */
		public function getBody(): string|false {}

		/** The header fields of the last response by lower-case name: $headers. */
		public function getHeaders(): array|false|null {}

		/** The cookies that the next request sends, those received among them: $cookies. */
		public function getCookies(): array|false|null {}

		/** The status of the last response: $statusCode, below 0 when there was none. */
		public function getStatusCode(): int|false {}

		/** The head of the last request, as sent. */
		public function getHeaderOut(): string|false {}

		/** ["host" => ..., "port" => ...] of this side; false without a connection. */
		public function getsockname(): array|false {}

		/** ["host" => ..., "port" => ...] of the other side; false without a connection. */
		public function getpeername(): array|false {}

		/** Makes the connection one of WebSocket. */
		public function upgrade(string $path): bool {}

		/** Sends a frame: a string, or a WebSocket\Frame. */
		public function push(mixed $data, int $opcode = SWOOLE_WEBSOCKET_OPCODE_TEXT, int $flags = SWOOLE_WEBSOCKET_FLAG_FIN): bool {}

		/** Sends a ping frame. */
		public function ping(string $data = ""): bool {}

		/** Says why, and closes the WebSocket connection. */
		public function disconnect(int $code = SWOOLE_WEBSOCKET_CLOSE_NORMAL, string $reason = ""): bool {}

		/**
		 * WebSocket: the next message, "" when the server has closed. Else, with defer: the response. $timeout: seconds, 0 for
		 * the option timeout, less than 0 for no limit; false when it is over.
		 */
		public function recv(float $timeout = 0): \Swoole\WebSocket\Frame|string|bool {}

		/** Ends the connection; a coroutine that waits for it gets false. False without a connection. */
		public function close(): bool {}
	}
}
