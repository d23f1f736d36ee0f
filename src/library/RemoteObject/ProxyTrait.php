<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\RemoteObject;

use Swoole\RemoteObject;

/** For a class whose objects stand for a remote one: passes everything on to it. */
trait ProxyTrait
{
	public function __call(string $method, array $args)
	{
		return $this->getObject()->{$method}(...$args);
	}

	public function __get(string $property)
	{
		return $this->getObject()->{$property};
	}

	public function __set(string $property, mixed $value)
	{
		$this->getObject()->{$property} = $value;
	}

	public function __invoke(...$args)
	{
		return ($this->getObject())(...$args);
	}

	public function __toString(): string
	{
		return (string) $this->getObject();
	}

	public function offsetGet(mixed $offset): mixed
	{
		return $this->getObject()->offsetGet($offset);
	}

	public function offsetSet(mixed $offset, mixed $value): void
	{
		$this->getObject()->offsetSet($offset, $value);
	}

	public function offsetUnset(mixed $offset): void
	{
		$this->getObject()->offsetUnset($offset);
	}

	public function offsetExists(mixed $offset): bool
	{
		return $this->getObject()->offsetExists($offset);
	}

	public function current(): mixed
	{
		return $this->getObject()->current();
	}

	public function key(): mixed
	{
		return $this->getObject()->key();
	}

	public function next(): void
	{
		$this->getObject()->next();
	}

	public function rewind(): void
	{
		$this->getObject()->rewind();
	}

	public function valid(): bool
	{
		return $this->getObject()->valid();
	}

	public function count(): int
	{
		return $this->getObject()->count();
	}

	abstract protected function getObject(): RemoteObject;
}
