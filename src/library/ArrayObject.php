<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

use ArrayAccess;
use Countable;
use Iterator;
use RuntimeException;
use Serializable;
use Stringable;
use Swoole\Exception\ArrayKeyNotExists;

/**
 * An array with PHP's array functions as methods. Those that change it return the object itself, those that make another
 * array return a new object. get(), first(), last() and their kin return arrays and strings as objects too.
 */
class ArrayObject implements ArrayAccess, Serializable, Countable, Iterator
{
	/** @var array */
	protected $array;

	public function __construct(array $array = [])
	{
		$this->array = $array;
	}

	public static function from(array $array = []): static
	{
		return new static($array);
	}

	public function __toArray(): array
	{
		return $this->array;
	}

	public function __serialize(): array
	{
		return $this->array;
	}

	public function __unserialize(array $data): void
	{
		$this->array = $data;
	}

	public function toArray(): array
	{
		return $this->array;
	}

	public function isEmpty(): bool
	{
		return !$this->array;
	}

	public function count(): int
	{
		return \count($this->array);
	}

	/* --- iteration ------------------------------------------------------------------------------------------- */

	#[\ReturnTypeWillChange]
	public function current()
	{
		return \current($this->array);
	}

	#[\ReturnTypeWillChange]
	public function key()
	{
		return \key($this->array);
	}

	public function valid(): bool
	{
		return \key($this->array) !== null;
	}

	#[\ReturnTypeWillChange]
	public function rewind()
	{
		return \reset($this->array);
	}

	#[\ReturnTypeWillChange]
	public function next()
	{
		return \next($this->array);
	}

	/* --- elements -------------------------------------------------------------------------------------------- */

	/** @throws ArrayKeyNotExists */
	public function get(mixed $key)
	{
		if (!$this->exists($key)) {
			throw new ArrayKeyNotExists("There is no element with the key '{$key}'");
		}
		return static::detectType($this->array[$key]);
	}

	public function getOr(mixed $key, mixed $default = null)
	{
		return $this->exists($key) ? static::detectType($this->array[$key]) : $default;
	}

	public function last()
	{
		return $this->array ? static::detectType($this->array[\array_key_last($this->array)]) : null;
	}

	public function firstKey()
	{
		return \array_key_first($this->array);
	}

	public function lastKey()
	{
		return \array_key_last($this->array);
	}

	public function first()
	{
		return $this->array ? static::detectType($this->array[\array_key_first($this->array)]) : null;
	}

	public function randomGet()
	{
		return $this->array ? static::detectType($this->array[\array_rand($this->array)]) : null;
	}

	public function exists(mixed $key): bool
	{
		return \array_key_exists($key, $this->array);
	}

	public function contains(mixed $value, bool $strict = true): bool
	{
		return \in_array($value, $this->array, $strict);
	}

	/** The key of the first such element, or false. */
	public function indexOf(mixed $value, bool $strict = true)
	{
		return \array_search($value, $this->array, $strict);
	}

	/** The key of the last such element, or false. */
	public function lastIndexOf(mixed $value, bool $strict = true)
	{
		return \array_search($value, \array_reverse($this->array, true), $strict);
	}

	public function search(mixed $needle, bool $strict = true)
	{
		return \array_search($needle, $this->array, $strict);
	}

	#[\ReturnTypeWillChange]
	public function offsetGet(mixed $key)
	{
		return $this->array[$key] ?? null;
	}

	#[\ReturnTypeWillChange]
	public function offsetExists(mixed $key)
	{
		return isset($this->array[$key]);
	}

	public function offsetSet(mixed $key, mixed $value): void
	{
		if ($key === null) {
			$this->array[] = $value;
		} else {
			$this->array[$key] = $value;
		}
	}

	public function offsetUnset(mixed $key): void
	{
		unset($this->array[$key]);
	}

	/* --- changes --------------------------------------------------------------------------------------------- */

	public function set(mixed $key, mixed $value): self
	{
		$this->array[$key] = $value;
		return $this;
	}

	public function delete(mixed $key): self
	{
		unset($this->array[$key]);
		return $this;
	}

	/** Removes the first such element, or with $loop all of them. */
	public function remove(mixed $value, bool $strict = true, bool $loop = false): self
	{
		do {
			$key = \array_search($value, $this->array, $strict);
			if ($key === false) {
				break;
			}
			unset($this->array[$key]);
		} while ($loop);
		return $this;
	}

	public function clear(): self
	{
		$this->array = [];
		return $this;
	}

	/** Returns the new number of elements. */
	public function push(mixed $value)
	{
		return $this->pushBack($value);
	}

	public function pushFront(mixed $value)
	{
		return \array_unshift($this->array, $value);
	}

	public function append(...$values): ArrayObject
	{
		\array_push($this->array, ...\array_values($values));
		return $this;
	}

	public function pushBack(mixed $value)
	{
		return \array_push($this->array, $value);
	}

	/** Puts one element before what is at that place; integer keys are numbered anew. */
	public function insert(int $offset, mixed $value): self
	{
		\array_splice($this->array, $offset, 0, [$value]);
		return $this;
	}

	public function pop()
	{
		return \array_pop($this->array);
	}

	public function popFront()
	{
		return \array_shift($this->array);
	}

	public function popBack()
	{
		return \array_pop($this->array);
	}

	public function serialize(): string
	{
		return \serialize($this->array);
	}

	/** Takes over the array of serialize(); no objects are made. */
	public function unserialize(string|Stringable|StringObject $string): self
	{
		$array = \unserialize((string) $string, ['allowed_classes' => false]);
		if (!\is_array($array)) {
			throw new RuntimeException('ArrayObject::unserialize() expects a serialized array');
		}
		$this->array = $array;
		return $this;
	}

	/* --- other arrays ---------------------------------------------------------------------------------------- */

	public function join(string $glue = ''): StringObject
	{
		return static::detectStringType(\implode($glue, $this->array));
	}

	public function slice(int $offset, ?int $length = null, bool $preserve_keys = false): static
	{
		return new static(\array_slice($this->array, $offset, $length, $preserve_keys));
	}

	public function column(mixed $column_key, mixed $index = null): static
	{
		return static::detectArrayType(\array_column($this->array, $column_key, $index));
	}

	public function unique(int $sort_flags = \SORT_STRING): static
	{
		return new static(\array_unique($this->array, $sort_flags));
	}

	public function reverse(bool $preserve_keys = false): static
	{
		return new static(\array_reverse($this->array, $preserve_keys));
	}

	public function chunk(int $size, bool $preserve_keys = false): static
	{
		return static::detectArrayType(\array_chunk($this->array, $size, $preserve_keys));
	}

	public function flip(): static
	{
		return static::detectArrayType(\array_flip($this->array));
	}

	/** @param mixed ...$args as of array_keys(): the value to look for, and whether strictly */
	public function keys(...$args): static
	{
		return static::detectArrayType(\array_keys($this->array, ...$args));
	}

	public function values(): static
	{
		return static::detectArrayType(\array_values($this->array));
	}

	public function filter(callable $fn, int $flag = 0): static
	{
		return static::detectArrayType(\array_filter($this->array, $fn, $flag));
	}

	/** @param mixed ...$args more arrays for array_map() */
	public function map(callable $fn, ...$args): static
	{
		return static::detectArrayType(\array_map($fn, $this->array, ...$args));
	}

	/** Calls $fn with each element, by reference if it wants that, and its key. */
	public function each(callable $fn): self
	{
		\array_walk($this->array, $fn);
		return $this;
	}

	public function reduce(callable $fn, $initial = null)
	{
		return \array_reduce($this->array, $fn, $initial);
	}

	public function product()
	{
		return \array_product($this->array);
	}

	public function sum()
	{
		return \array_sum($this->array);
	}

	/* --- order ----------------------------------------------------------------------------------------------- */

	public function asort(int $sort_flags = \SORT_REGULAR): self
	{
		\asort($this->array, $sort_flags);
		return $this;
	}

	public function arsort(int $sort_flags = \SORT_REGULAR): self
	{
		\arsort($this->array, $sort_flags);
		return $this;
	}

	public function krsort(int $sort_flags = \SORT_REGULAR): self
	{
		\krsort($this->array, $sort_flags);
		return $this;
	}

	public function ksort(int $sort_flags = \SORT_REGULAR): self
	{
		\ksort($this->array, $sort_flags);
		return $this;
	}

	public function natcasesort(): self
	{
		\natcasesort($this->array);
		return $this;
	}

	public function natsort(): self
	{
		\natsort($this->array);
		return $this;
	}

	public function rsort(int $sort_flags = \SORT_REGULAR): self
	{
		\rsort($this->array, $sort_flags);
		return $this;
	}

	public function shuffle(): self
	{
		\shuffle($this->array);
		return $this;
	}

	public function sort(int $sort_flags = \SORT_REGULAR): self
	{
		\sort($this->array, $sort_flags);
		return $this;
	}

	public function uasort(callable $value_compare_func): self
	{
		\uasort($this->array, $value_compare_func);
		return $this;
	}

	public function uksort(callable $value_compare_func): self
	{
		\uksort($this->array, $value_compare_func);
		return $this;
	}

	public function usort(callable $value_compare_func): self
	{
		\usort($this->array, $value_compare_func);
		return $this;
	}

	/* --- what comes out -------------------------------------------------------------------------------------- */

	protected static function detectType(mixed $value)
	{
		if (\is_string($value)) {
			return static::detectStringType($value);
		}
		return \is_array($value) ? static::detectArrayType($value) : $value;
	}

	protected static function detectStringType(string $value): StringObject
	{
		return new StringObject($value);
	}

	protected static function detectArrayType(array $value): static
	{
		return new static($value);
	}
}
