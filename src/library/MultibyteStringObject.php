<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

/** A StringObject that counts characters, not bytes (extension mbstring). */
class MultibyteStringObject extends StringObject
{
	public function length(): int
	{
		return \mb_strlen($this->string);
	}

	public function indexOf(string $needle, int $offset = 0, ?string $encoding = null): int|false
	{
		return \mb_strpos($this->string, $needle, $offset, $encoding);
	}

	public function lastIndexOf(string $needle, int $offset = 0, ?string $encoding = null): int|false
	{
		return \mb_strrpos($this->string, $needle, $offset, $encoding);
	}

	public function pos(string $needle, int $offset = 0, ?string $encoding = null): int|false
	{
		return \mb_strpos($this->string, $needle, $offset, $encoding);
	}

	public function rpos(string $needle, int $offset = 0, ?string $encoding = null): int|false
	{
		return \mb_strrpos($this->string, $needle, $offset, $encoding);
	}

	public function ipos(string $needle, int $offset = 0, ?string $encoding = null): int|false
	{
		return \mb_stripos($this->string, $needle, $offset, $encoding);
	}

	public function substr(int $start, ?int $length = null, ?string $encoding = null): static
	{
		return new static(\mb_substr($this->string, $start, $length, $encoding));
	}

	public function reverse(): static
	{
		return new static(\implode('', \array_reverse(\mb_str_split($this->string))));
	}

	public function lower(): static
	{
		return new static(\mb_strtolower($this->string));
	}

	public function upper(): static
	{
		return new static(\mb_strtoupper($this->string));
	}

	public function char(int $index): string
	{
		return \mb_substr($this->string, $index, 1);
	}

	public function chunk(int $length = 1): ArrayObject
	{
		return static::detectArrayType(\mb_str_split($this->string, $length));
	}
}
