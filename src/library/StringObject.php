<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

/** A string with PHP's string functions as methods. It never changes: what would change it returns a new object. */
class StringObject implements \Stringable
{
	protected string $string;

	public function __construct(string $string = '')
	{
		$this->string = $string;
	}

	public static function from(string $string = ''): static
	{
		return new static($string);
	}

	public function __toString(): string
	{
		return $this->string;
	}

	public function toString(): string
	{
		return $this->string;
	}

	public function length(): int
	{
		return \strlen($this->string);
	}

	public function indexOf(string $needle, int $offset = 0): int|false
	{
		return \strpos($this->string, $needle, $offset);
	}

	public function lastIndexOf(string $needle, int $offset = 0): int|false
	{
		return \strrpos($this->string, $needle, $offset);
	}

	public function pos(string $needle, int $offset = 0): int|false
	{
		return \strpos($this->string, $needle, $offset);
	}

	public function rpos(string $needle, int $offset = 0): int|false
	{
		return \strrpos($this->string, $needle, $offset);
	}

	public function reverse(): static
	{
		return new static(\strrev($this->string));
	}

	/** Without regard to case. */
	public function ipos(string $needle)
	{
		return \stripos($this->string, $needle);
	}

	public function lower(): static
	{
		return new static(\strtolower($this->string));
	}

	public function upper(): static
	{
		return new static(\strtoupper($this->string));
	}

	/** @param string $characters what is cut off at both ends; none given: white space */
	public function trim(string $characters = ''): static
	{
		return new static($characters === '' ? \trim($this->string) : \trim($this->string, $characters));
	}

	public function ltrim(): self
	{
		return new static(\ltrim($this->string));
	}

	public function rtrim(): self
	{
		return new static(\rtrim($this->string));
	}

	public function substr(int $offset, ?int $length = null)
	{
		return new static(\substr($this->string, $offset, $length));
	}

	public function repeat(int $times): static
	{
		return new static(\str_repeat($this->string, $times));
	}

	public function append(mixed $str): static
	{
		return new static($this->string . $str);
	}

	public function replace(string $search, string $replace, &$count = null): static
	{
		return new static(\str_replace($search, $replace, $this->string, $count));
	}

	public function startsWith(string $needle): bool
	{
		return \str_starts_with($this->string, $needle);
	}

	public function endsWith(string $needle): bool
	{
		return \str_ends_with($this->string, $needle);
	}

	/** @param mixed $str a string, a StringObject or anything else that has a string; with $strict not anything else */
	public function equals($str, bool $strict = false): bool
	{
		if ($str instanceof self) {
			return $this->string === $str->string;
		}
		return $strict ? $this->string === $str : $this->string == (string) $str;
	}

	public function contains(string $subString): bool
	{
		return \str_contains($this->string, $subString);
	}

	public function split(string $delimiter, int $limit = \PHP_INT_MAX): ArrayObject
	{
		return static::detectArrayType(\explode($delimiter, $this->string, $limit));
	}

	/** The character at that place, counted from the end when negative; '' where there is none. */
	public function char(int $index): string
	{
		return $this->string[$index] ?? '';
	}

	public function chunkSplit(int $length = 76, string $separator = "\r\n"): static
	{
		return new static(\chunk_split($this->string, $length, $separator));
	}

	public function chunk(int $length = 1): ArrayObject
	{
		return static::detectArrayType(\str_split($this->string, $length));
	}

	protected static function detectArrayType(array $value): ArrayObject
	{
		return new ArrayObject($value);
	}
}
