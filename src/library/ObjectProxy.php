<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

/**
 * Stands for another object: properties, method calls and calls of the object itself go to it. Subclasses change what
 * happens on the way.
 */
class ObjectProxy
{
	/** @var object */
	protected $__object;

	public function __construct(object $object)
	{
		$this->__object = $object;
	}

	public function __call(string $name, array $arguments)
	{
		return $this->__object->{$name}(...$arguments);
	}

	public function __get(string $name)
	{
		return $this->__object->{$name};
	}

	/** The object that this one stands for. */
	public function __getObject()
	{
		return $this->__object;
	}

	public function __invoke(...$arguments)
	{
		return ($this->__object)(...$arguments);
	}

	public function __isset($name)
	{
		return isset($this->__object->{$name});
	}

	public function __set(string $name, $value): void
	{
		$this->__object->{$name} = $value;
	}

	public function __unset(string $name): void
	{
		unset($this->__object->{$name});
	}
}
