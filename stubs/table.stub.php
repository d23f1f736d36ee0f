<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/**
	 * A table in memory that this process and those it forks later have in common. Columns are declared with column(),
	 * the memory is made by create(), both before the fork. Each operation on a row is done as a whole or not at all, also
	 * when the process is killed in the middle.
	 *
	 * Keys have up to 64 bytes. Where an operation may add a row, a longer key is refused with a warning.
	 *
	 * @not-serializable
	 */
	class Table implements \Iterator, \Countable
	{
		/**
		 * A signed integer of 64 bits.
		 *
		 * @var int
		 */
		public const TYPE_INT = 1;

		/** @var int */
		public const TYPE_FLOAT = 2;

		/** @var int */
		public const TYPE_STRING = 3;

		/**
		 * How many rows there can be; set by create().
		 *
		 * @var int|null
		 */
		public $size = null;

		/**
		 * Bytes of shared memory; set by create().
		 *
		 * @var int|null
		 */
		public $memorySize = null;

		/**
		 * @param int $table_size how many rows there can be; rounded up to a power of two
		 * @param float $conflict_proportion without a meaning: that many rows fit, whatever their keys
		 */
		public function __construct(int $table_size, float $conflict_proportion = 0.2) {}

		/**
		 * Adds a column. $size is the greatest length of a string in bytes, and without a meaning for numbers.
		 */
		public function column(string $name, int $type, int $size = 0): bool {}

		/** Makes the table. False, with a warning, when the memory could not be had. */
		public function create(): bool {}

		/** Ends the use of the table in this process. */
		public function destroy(): bool {}

		/**
		 * Sets columns of the row, which is added when it is not there. Columns not given stay as they are, or are 0 and ""
		 * in a new row. Too long a string is cut, with a warning. False, with a warning, when the table is full.
		 */
		public function set(string $key, array $value): bool {}

		/** As set(), when there is no row with the key: false when there is one. */
		public function add(string $key, array $value): bool {}

		/** The row, or one column of it; false when there is no such row. */
		public function get(string $key, ?string $field = null): array|string|int|float|false {}

		/** Deletes the row and returns what it was; false when there is none. */
		public function getdel(string $key): array|false {}

		/** Deletes the row; false when there is none. */
		public function del(string $key): bool {}

		/**
		 * As Swoole\Table::del().
		 *
		 * @alias Swoole\Table::del
		 */
		public function delete(string $key): bool {}

		/** True when there is a row with the key. */
		public function exists(string $key): bool {}

		/**
		 * As Swoole\Table::exists().
		 *
		 * @alias Swoole\Table::exists
		 */
		public function exist(string $key): bool {}

		/**
		 * Adds to a column and returns the new value. A row that is not there is added.
		 *
		 * @throws \Swoole\Exception when it had to be added and the table is full
		 */
		public function incr(string $key, string $column, int|float $incrby = 1): int|float {}

		/** As incr(), subtracting. */
		public function decr(string $key, string $column, int|float $incrby = 1): int|float {}

		/** Sets the column to $new_value when it is $cmp_value; false when it is not or there is no such row. */
		public function cmpset(string $key, string $column, int|float|string $cmp_value, int|float|string $new_value): bool {}

		/** How many rows there are. */
		public function count(): int {}

		/** How many rows there can be. */
		public function getSize(): int {}

		/** Bytes of shared memory that the table takes with its columns. */
		public function getMemorySize(): int {}

		/** Counters of the table; false before create(). */
		public function stats(): array|false {}

		/** Goes to the first row. */
		public function rewind(): void {}

		/** False behind the last row. */
		public function valid(): bool {}

		/** Goes to the next row that is there. */
		public function next(): void {}

		/** The row as it was when it was reached: an array of columns; null when there is none. */
		public function current(): mixed {}

		/** The key of the row; null when there is none. */
		public function key(): mixed {}
	}
}
