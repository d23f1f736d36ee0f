<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine\Socket {
	/** A socket could not be made. */
	class Exception extends \Swoole\Exception
	{
	}
}

namespace Swoole\Coroutine {
	/**
	 * A socket whose calls wait without stopping the other coroutines. IPv4, IPv6 and unix, streams and datagrams.
	 *
	 * Each $timeout is in seconds: 0 means the socket's own limit (the options socket_*_timeout of Coroutine::set(), those
	 * of setProtocol(), or SO_RCVTIMEO and SO_SNDTIMEO), less than 0 no limit. A call that fails returns false and sets $errCode (an
	 * errno, SOCKET_ETIMEDOUT for one) and $errMsg. One coroutine may read while another one writes; two in one
	 * direction are an Error.
	 *
	 * @not-serializable
	 */
	class Socket
	{
		/**
		 * The descriptor; -1 when closed.
		 *
		 * @var int
		 */
		public $fd = -1;

		/**
		 * AF_INET, AF_INET6 or AF_UNIX.
		 *
		 * @var int
		 */
		public $domain = 0;

		/**
		 * SOCK_STREAM, SOCK_DGRAM and so on.
		 *
		 * @var int
		 */
		public $type = 0;

		/** @var int */
		public $protocol = 0;

		/**
		 * Why the last call failed; 0 when it did not.
		 *
		 * @var int
		 */
		public $errCode = 0;

		/**
		 * The same in words.
		 *
		 * @var string
		 */
		public $errMsg = "";

		/**
		 * For the functions socket_*().
		 *
		 * @var bool
		 */
		public $__ext_sockets_nonblock = false;

		/**
		 * For the functions socket_*().
		 *
		 * @var int
		 */
		public $__ext_sockets_timeout = 0;

		/** Throws Socket\Exception when the system has no such socket. */
		public function __construct(int $domain, int $type, int $protocol = 0) {}

		/** Gives the socket an address: an IP address and a port (0: a free one), or a path. */
		public function bind(string $address, int $port = 0): bool {}

		/** Lets others connect; $backlog of them may wait for accept(). */
		public function listen(int $backlog = 512): bool {}

		/** The next connection, which inherits the limits and the protocol of this socket. */
		public function accept(float $timeout = 0): \Swoole\Coroutine\Socket|false {}

		/** Connects to an address, a name or a path. With open_ssl, TLS is negotiated too. */
		public function connect(string $host, int $port = 0, float $timeout = 0): bool {}

		/** False, with the reason, when the connection is known to be gone. Does not wait. */
		public function checkLiveness(): bool {}

		/** The id of the coroutine that waits in a direction (SWOOLE_EVENT_READ or _WRITE); 0 when none does. */
		public function getBoundCid(int $event): int {}

		/** What has arrived, but leaves it there. Does not wait; "" at the end of the stream. */
		public function peek(int $length = 65536): string|false {}

		/** What has arrived, $length bytes at most, after waiting for some; "" at the end of the stream. */
		public function recv(int $length = 65536, float $timeout = 0): string|false {}

		/** Exactly $length bytes; fewer when the stream or the time ends before. */
		public function recvAll(int $length = 65536, float $timeout = 0): string|false {}

		/** Up to and with the next "\n" or "\r", or $length bytes. */
		public function recvLine(int $length = 65536, float $timeout = 0): string|false {}

		/** As recv(), and reads ahead: cheaper for many small reads. */
		public function recvWithBuffer(int $length = 65536, float $timeout = 0): string|false {}

		/** One packet, as setProtocol() says where it ends; "" at the end of the stream. */
		public function recvPacket(float $timeout = 0): string|false {}

		/** Sends as much as the system takes; returns how much that was. */
		public function send(string $data, float $timeout = 0): int|false {}

		/**
		 * Fills strings of the lengths in $io_vector with what has arrived. Returns those that got something, the last one
		 * may be shorter; [] at the end of the stream.
		 */
		public function readVector(array $io_vector, float $timeout = 0): array|false {}

		/** As readVector(), until all are full or the stream ends. */
		public function readVectorAll(array $io_vector, float $timeout = 0): array|false {}

		/** Sends strings without joining them first; returns how many bytes the system took. */
		public function writeVector(array $io_vector, float $timeout = 0): int|false {}

		/** As writeVector(), until all is sent. */
		public function writeVectorAll(array $io_vector, float $timeout = 0): int|false {}

		/** Sends a part of a file; $length 0 means to its end. */
		public function sendFile(string $file, int $offset = 0, int $length = 0): bool {}

		/** Sends all; returns the number of bytes, fewer than the length when the time was over before. */
		public function sendAll(string $data, float $timeout = 0): int|false {}

		/** The next datagram; $peername becomes ["address" => ..., "port" => ...] of who sent it. */
		public function recvfrom(mixed &$peername, float $timeout = 0): string|false {}

		/** Sends a datagram to an address, a name or a path. */
		public function sendto(string $addr, int $port, string $data): int|false {}

		/** An option as socket_get_option() gives it. */
		public function getOption(int $level, int $opt_name): mixed {}

		/** Framing for recvPacket(), limits in time, TLS. False, after a warning, when an option has a bad value. */
		public function setProtocol(array $settings): bool {}

		/** Sets an option as socket_set_option() does. */
		public function setOption(int $level, int $opt_name, mixed $opt_value): bool {}

		/** TLS on a connection that accept() or connect() made, with the options of setProtocol(). */
		public function sslHandshake(): bool {}

		/** Ends reading (0), writing (1) or both (2). */
		public function shutdown(int $how = 2): bool {}

		/** Ends the wait of the coroutine that reads (SWOOLE_EVENT_READ) or writes: its call returns false. */
		public function cancel(int $event = SWOOLE_EVENT_READ): bool {}

		/** Closes it. Coroutines that wait for it get false and SOCKET_ECANCELED. */
		public function close(): bool {}

		/** ["address" => ..., "port" => ...] of the other side. */
		public function getpeername(): array|false {}

		/** ["address" => ..., "port" => ...] of this side. */
		public function getsockname(): array|false {}

		/** True after close(). */
		public function isClosed(): bool {}

		/**
		 * A socket on the same connection as a stream or a Socket of PHP's.
		 *
		 * @param resource|object|int $stream
		 */
		public static function import($stream): \Swoole\Coroutine\Socket|false {}
	}
}
