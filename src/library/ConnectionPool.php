<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole;

use Swoole\Coroutine\Channel;

/**
 * Connections that coroutines borrow: at most $size of them, made by $constructor when one is wanted and none is free.
 *
 * A null in the channel is no connection but a turn: whoever takes it out makes a connection itself. So the exception
 * of a constructor that fails is thrown where the connection is wanted, and the next in the queue tries anew.
 */
class ConnectionPool
{
	public const DEFAULT_SIZE = 64;

	protected ?Channel $pool;

	/** @var callable */
	protected $constructor;

	protected int $size;

	/** How many connections there are, lent ones included. */
	protected int $num = 0;

	protected ?string $proxy;

	/** @var \WeakMap<object, true> those that were put and not taken out by get() since */
	private \WeakMap $free;

	/**
	 * @param callable $constructor returns a connection; called without arguments
	 * @param ?string $proxy a class that is given the constructor in its own, and is what the pool keeps
	 */
	public function __construct(callable $constructor, int $size = self::DEFAULT_SIZE, ?string $proxy = null)
	{
		if ($size < 1) {
			throw new \ValueError(static::class . "::__construct(): \$size must be at least 1, $size given");
		}
		$this->pool = new Channel($size);
		$this->constructor = $constructor;
		$this->size = $size;
		$this->proxy = $proxy;
		$this->free = new \WeakMap();
	}

	/**
	 * Makes connections until there are $size, or the pool is closed. Throws what the constructor throws.
	 *
	 * @throws \RuntimeException when the pool is closed
	 */
	public function fill(): void
	{
		$this->pool ?? throw new \RuntimeException('The connection pool has been closed');
		while ($this->pool !== null && $this->num < $this->size) {
			$this->make();
		}
	}

	/**
	 * A free connection, or a new one, or the next that is given back.
	 *
	 * @param float $timeout seconds to wait for one; negative: no limit
	 * @return mixed false when that time is over, or the pool was closed meanwhile
	 * @throws \RuntimeException when the pool is closed
	 */
	public function get(float $timeout = -1)
	{
		$until = $timeout > 0 ? \microtime(true) + $timeout : 0.0;
		for (;;) {
			$pool = $this->pool ?? throw new \RuntimeException('The connection pool has been closed');
			if ($pool->isEmpty() && $this->num < $this->size) {
				$this->make();
			}
			$connection = $pool->pop($timeout);
			if ($connection !== null) {
				if (\is_object($connection)) {
					unset($this->free[$connection]);
				}
				return $connection;
			}
			if ($timeout > 0) {
				$timeout = \max(0.001, $until - \microtime(true));
			}
		}
	}

	/**
	 * Gives a connection back. One that is free already stays so, with a warning.
	 *
	 * @param mixed $connection null: it is broken, another one may be made in its place
	 */
	public function put($connection): void
	{
		if ($this->pool === null) {
			return;
		}
		if ($connection === null) {
			$this->num = \max(0, $this->num - 1);
			$this->passTurn();
		} elseif (!$this->pool->isFull()) {
			if (\is_object($connection)) {
				if (isset($this->free[$connection]) && $this->isFree($connection)) {
					\trigger_error('A connection was put back into its pool twice: two coroutines would get it', \E_USER_WARNING);
					return;
				}
				$this->free[$connection] = true;
			}
			$this->pool->push($connection);
		}
	}

	/** Drops the free connections; those that are lent are dropped when they are given back. Ends all waits in get(). */
	public function close(): void
	{
		$this->pool?->close();
		$this->pool = null;
		$this->num = 0;
	}

	/**
	 * Gives back a connection of the class when $clean() brings it in order; one for which that returns false, or throws what
	 * tells that it is lost, is dropped. What else is put is not touched.
	 *
	 * @param class-string $class
	 * @param class-string<\Throwable> $lost
	 */
	protected function putCleaned(mixed $connection, string $class, callable $clean, string $lost): void
	{
		$fit = !$connection instanceof $class;
		try {
			$fit = $fit || $clean($connection);
		} catch (\Throwable $error) {
			if (!$error instanceof $lost) {
				throw $error;
			}
		} finally {
			self::put($fit ? $connection : null);
		}
	}

	/** Makes one connection and puts it among the free ones. */
	protected function make(): void
	{
		$this->num++;
		try {
			$connection = $this->proxy === null ? ($this->constructor)() : new $this->proxy($this->constructor);
			$connection ?? throw new \RuntimeException('The constructor of the connection pool returned null');
		} catch (\Throwable $error) {
			$this->num = \max(0, $this->num - 1);
			$this->passTurn();
			throw $error;
		}
		$this->put($connection);
	}

	/** A class that extends this one may take out of the channel itself: then the note of what is free is wrong. */
	private function isFree(object $connection): bool
	{
		$found = false;
		for ($left = $this->pool->length(); $left > 0; $left--) {
			$one = $this->pool->pop();
			$found = $found || $one === $connection;
			$this->pool->push($one);
		}
		return $found;
	}

	private function passTurn(): void
	{
		if ($this->pool !== null && $this->pool->isEmpty() && $this->pool->stats()['consumer_num'] > 0) {
			$this->pool->push(null);
			if (!$this->pool->isEmpty()) {
				$this->pool->pop(); // whose turn it was is on its way to a timeout: it would fill the channel
			}
		}
	}
}
