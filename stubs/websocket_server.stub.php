<?php

/**
 * @generate-class-entries
 */

namespace Swoole\WebSocket {
	/** A server for WebSocket, and for HTTP beside it. */
	class Server extends \Swoole\Http\Server
	{
		/** Sends a message to a connection, whichever process it is in. False when it is not there, or not (or no longer) a WebSocket connection; waits in a coroutine while the client reads too slowly. */
		public function push(int $fd, \Swoole\WebSocket\Frame|string $data, int $opcode = 1, int $flags = 1): bool {}

		/** Begins the closing handshake. False when there is no such WebSocket connection, or the code or the reason cannot be sent. */
		public function disconnect(int $fd, int $code = 1000, string $reason = ""): bool {}

		/** Sends a ping with up to 125 bytes. */
		public function ping(int $fd, string $data = ""): bool {}

		/** True for a connection whose handshake is done and that is not closing. */
		public function isEstablished(int $fd): bool {}

		/**
		 * As Swoole\WebSocket\Frame::pack().
		 *
		 * @implementation-alias Swoole\WebSocket\Frame::pack
		 */
		public static function pack(\Swoole\WebSocket\Frame|string $data, int $opcode = 1, int $flags = 1): string {}

		/**
		 * As Swoole\WebSocket\Frame::unpack().
		 *
		 * @implementation-alias Swoole\WebSocket\Frame::unpack
		 */
		public static function unpack(string $data): \Swoole\WebSocket\Frame {}
	}
}
