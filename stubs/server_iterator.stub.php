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
		public function __construct() {}

		public function __destruct() {}

		public function rewind(): void {}

		public function next(): void {}

		/** The connection's number. */
		public function current(): mixed {}

		/** The position, from 0. */
		public function key(): mixed {}

		public function valid(): bool {}

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
