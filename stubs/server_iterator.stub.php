<?php

/** @generate-class-entries */

namespace Swoole\Connection {
	/**
	 * The open connections of a server or port, by their numbers.
	 *
	 * @not-serializable
	 */
	class Iterator implements \Iterator, \ArrayAccess, \Countable
	{
		/** Made by a server; one that is not is empty. */
		public function __construct() {}

		/** Lets go of the server. */
		public function __destruct() {}

		/** Goes to the first connection. */
		public function rewind(): void {}

		/** Goes to the next one that is open. */
		public function next(): void {}

		/** The connection's number. */
		public function current(): mixed {}

		/** The position, from 0. */
		public function key(): mixed {}

		/** False behind the last one. */
		public function valid(): bool {}

		/** How many connections are open. */
		public function count(): int {}

		/** True when the connection is open. */
		public function offsetExists(mixed $fd): bool {}

		/** What getClientInfo() tells; false when it is closed. */
		public function offsetGet(mixed $fd): mixed {}

		/** Does nothing but warn. */
		public function offsetSet(mixed $fd, mixed $value): void {}

		/** Does nothing but warn. */
		public function offsetUnset(mixed $fd): void {}
	}
}
