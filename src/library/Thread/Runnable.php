<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Thread;

/** What a thread of a Thread\Pool runs. */
abstract class Runnable
{
	/** 0 when the pool is being shut down. */
	protected Atomic $running;

	/** Which thread of the pool it is, from 0. */
	protected int $id;

	public function __construct($running, $index)
	{
		$this->running = $running;
		$this->id = $index;
	}

	abstract public function run(array $args): void;

	protected function isRunning(): bool
	{
		return $this->running->get() === 1;
	}

	/** Makes the threads of the pool end. */
	protected function shutdown(): void
	{
		$this->running->set(0);
	}
}
