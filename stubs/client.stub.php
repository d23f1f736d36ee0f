<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Client {
	/** A client could not be made. */
	class Exception extends \Swoole\Exception
	{
	}
}

namespace Swoole\Coroutine {
	/**
	 * A client for TCP, UDP and unix sockets whose calls wait without stopping the other coroutines; TLS, proxies and framing
	 * by set(). A call that fails returns false and sets $errCode and $errMsg.
	 *
	 * @not-serializable
	 */
	class Client
	{
		/** @var int */
		const MSG_OOB = 1;

		/** @var int */
		const MSG_PEEK = 2;

		/** @var int */
		const MSG_DONTWAIT = 64;

		/** @var int */
		const MSG_WAITALL = 256;

		/**
		 * Why the last call failed: an errno or SWOOLE_ERROR_*; 0 when it did not.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/** @var string */
		public $errMsg = "";

		/**
		 * The descriptor; -1 without a connection.
		 *
		 * @var int
		 */
		public $fd = -1;

		/**
		 * While connected, what exportSocket() returns.
		 *
		 * @var \Swoole\Coroutine\Socket|null
		 */
		public $socket = null;

		/**
		 * SWOOLE_SOCK_*.
		 *
		 * @var int
		 */
		public $type = 1;

		/**
		 * What set() was given.
		 *
		 * @var array|null
		 */
		public $setting = null;

		/** @var bool */
		public $connected = false;

		/** $type is one of SWOOLE_SOCK_*, with SWOOLE_SSL for TLS. Throws Swoole\Error for another one. */
		public function __construct(int $type) {}

		/** The connection closes with the object. */
		public function __destruct() {}

		/**
		 * Options, for the next connection and the one that stands: timeout, connect_timeout, read_timeout, write_timeout
		 * (seconds), open_length_check, open_eof_check and their kin, ssl_*, socks5_*, http_proxy_*, bind_address, bind_port.
		 */
		public function set(array $settings): bool {}

		/** Connects within $timeout seconds (0: connect_timeout). A UDP client only notes the address unless $sock_flag is 1. */
		public function connect(string $host, int $port = 0, float $timeout = 0, int $sock_flag = 0): bool {}

		/**
		 * What has arrived, or one packet when framing is set; "" when the other side has closed. $timeout: seconds, 0 for the
		 * option read_timeout, less than 0 for no limit.
		 */
		public function recv(float $timeout = 0): string|false {}

		/** What has arrived, but leaves it there. Does not wait. */
		public function peek(int $length = 65535): string|false {}

		/** Sends all; returns its length. $timeout: seconds, 0 for the option write_timeout, less than 0 for no limit. */
		public function send(string $data, float $timeout = 0): int|false {}

		/** Sends a part of a file; $length 0 means to its end. */
		public function sendfile(string $filename, int $offset = 0, int $length = 0): bool {}

		/** Sends a datagram. */
		public function sendto(string $address, int $port, string $data): bool {}

		/** The next datagram, and who sent it. */
		public function recvfrom(int $length, mixed &$address, mixed &$port = 0): string|false {}

		/** Negotiates TLS on the connection, as for STARTTLS. */
		public function enableSSL(): bool {}

		/** The server's certificate as PEM. */
		public function getPeerCert(): string|false {}

		/** Was the server's certificate accepted? Asked with ssl_verify_peer, connect() has failed already when not. */
		public function verifyPeerCert(bool $allow_self_signed = false): bool {}

		/** Does the connection still stand? */
		public function isConnected(): bool {}

		/** ["host" => ..., "port" => ...] of this side. */
		public function getsockname(): array|false {}

		/** ["host" => ..., "port" => ...] of the other side, or of who sent the last datagram. */
		public function getpeername(): array|false {}

		/** False when there is no connection. A coroutine that waits for it gets false. */
		public function close(): bool {}

		/** The connection as a Coroutine\Socket. */
		public function exportSocket(): \Swoole\Coroutine\Socket|false {}
	}
}

namespace Swoole {
	/**
	 * A client whose calls stop the process until they are done, as needed outside of coroutines. Options as for
	 * Swoole\Coroutine\Client. A call that fails returns false and sets $errCode.
	 *
	 * @not-serializable
	 */
	class Client
	{
		/** @var int */
		const MSG_OOB = 1;

		/** @var int */
		const MSG_PEEK = 2;

		/** @var int */
		const MSG_DONTWAIT = 64;

		/** @var int */
		const MSG_WAITALL = 256;

		/** @var int */
		const SHUT_RD = 0;

		/** @var int */
		const SHUT_WR = 1;

		/** @var int */
		const SHUT_RDWR = 2;

		/** @var int */
		public $errCode = 0;

		/**
		 * The descriptor; -1 without a connection.
		 *
		 * @var int
		 */
		public $sock = -1;

		/**
		 * Was the connection used before? Only with SWOOLE_KEEP.
		 *
		 * @var bool
		 */
		public $reuse = false;

		/** @var int */
		public $reuseCount = 0;

		/** @var int */
		public $type = 0;

		/**
		 * Tells kept connections to one address apart.
		 *
		 * @var string|null
		 */
		public $id = null;

		/** @var array|null */
		public $setting = null;

		/** $type: SWOOLE_SOCK_*, with SWOOLE_SSL for TLS and SWOOLE_KEEP for a connection that outlives the object. */
		public function __construct(int $type, bool $async = false, string $id = "") {}

		/** The connection closes with the object; with SWOOLE_KEEP it is kept for the next client. */
		public function __destruct() {}

		/**
		 * Options, see Swoole\Coroutine\Client::set(), for the next connection and the one that stands. False, with a
		 * warning, when one is of no use.
		 */
		public function set(array $settings): bool {}

		/** $timeout seconds are the limit for connecting, and for each call after that unless set() says otherwise. */
		public function connect(string $host, int $port = 0, float $timeout = 0.5, int $sock_flag = 0): bool {}

		/** What has arrived, or one packet when framing is set; "" when the other side has closed. $flag: self::MSG_*. */
		public function recv(int $size = 65536, int $flag = 0): string|false {}

		/** Sends all; returns its length. */
		public function send(string $data, int $flag = 0): int|false {}

		/** Sends a part of a file, from byte $offset; $length 0 means to its end. */
		public function sendfile(string $filename, int $offset = 0, int $length = 0): bool {}

		/** Sends a datagram. */
		public function sendto(string $ip, int $port, string $data): bool {}

		/** Ends reading, writing or both: self::SHUT_*. */
		public function shutdown(int $how): bool {}

		/** Negotiates TLS on the connection. The callback is for Swoole\Async\Client. */
		public function enableSSL(?callable $onSslReady = null): bool {}

		/** The server's certificate as PEM; false without TLS. */
		public function getPeerCert(): string|bool {}

		/** Was the server's certificate accepted? */
		public function verifyPeerCert(): bool {}

		/** Does the connection still stand? */
		public function isConnected(): bool {}

		/** ["host" => ..., "port" => ...] of this side; false without a connection. */
		public function getsockname(): array|false {}

		/** ["host" => ..., "port" => ...] of the other side; false without a connection. */
		public function getpeername(): array|false {}

		/** With SWOOLE_KEEP the connection stays open for the next client, unless $force. */
		public function close(bool $force = false): bool {}

		/** The connection as a Socket of the sockets extension, on a descriptor of its own. */
		public function getSocket(): \Socket|false {}
	}
}

namespace Swoole\Async {
	/**
	 * A client that calls back: on("connect"), on("receive"), on("close"), on("error"). The callbacks run in coroutines.
	 *
	 * @not-serializable
	 */
	class Client extends \Swoole\Client
	{
		/** @var callable|null */
		private $onConnect = null;

		/** @var callable|null */
		private $onError = null;

		/** @var callable|null */
		private $onReceive = null;

		/** @var callable|null */
		private $onClose = null;

		/** @var callable|null */
		private $onBufferFull = null;

		/** @var callable|null */
		private $onBufferEmpty = null;

		/** @var callable|null */
		private $onSSLReady = null;

		/** $type: SWOOLE_SOCK_*, with SWOOLE_SSL for TLS. Throws Swoole\Error for another one. */
		public function __construct(int $type) {}

		/** The connection closes with the object. */
		public function __destruct() {}

		/**
		 * Begins to connect, for at most $timeout seconds; "connect" or "error" follows. Throws Swoole\Error unless
		 * on("connect"), on("receive"), on("error") and on("close") were called.
		 */
		public function connect(string $host, int $port = 0, float $timeout = 0.5, int $sock_flag = 0): bool {}

		/** Stops reading. */
		public function sleep(): bool {}

		/** Reads again. */
		public function wakeup(): bool {}

		/** Another name of sleep(). */
		public function pause(): bool {}

		/** Another name of wakeup(). */
		public function resume(): bool {}

		/** Negotiates TLS, then calls back. */
		public function enableSSL(?callable $onSslReady = null): bool {}

		/** True from on("connect") to the end of the connection. */
		public function isConnected(): bool {}

		/**
		 * Ends the connection at once, what is not sent is dropped; on("close") is called before it returns. False
		 * without a connection.
		 */
		public function close(bool $force = false): bool {}

		/** $host is the name of the event: connect, receive, close, error, bufferFull, bufferEmpty. */
		public function on(string $host, callable $callback): bool {}
	}
}

namespace {
	/**
	 * Waits until one of the clients (Swoole\Client) can be read or written, for at most $timeout seconds. Leaves those in
	 * the arrays that can, and returns their number.
	 */
	function swoole_client_select(?array &$read, ?array &$write, ?array &$except, ?float $timeout = 0.5): int|false {}

	/**
	 * As swoole_client_select().
	 *
	 * @implementation-alias swoole_client_select
	 */
	function swoole_select(?array &$read, ?array &$write, ?array &$except, ?float $timeout = 0.5): int|false {}
}
