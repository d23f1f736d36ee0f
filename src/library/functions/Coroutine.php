<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Cserve\Functions;

use Swoole\Coroutine as Co;
use Swoole\Coroutine\WaitGroup;

/** Bodies of the functions in Swoole\Coroutine. */
final class Coroutine
{
	/**
	 * Runs each task in a coroutine of its own, and returns what they return, under the keys of the tasks. A task that is
	 * not done after $timeout seconds leaves null; it is not ended.
	 *
	 * @param array<callable> $tasks
	 */
	public static function batch(array $tasks, float $timeout = -1): array
	{
		$group = new WaitGroup(\count($tasks));
		foreach ($tasks as $key => $task) {
			$tasks[$key] = null;
			Co::create(static function () use ($group, &$tasks, $key, $task): void {
				try {
					$tasks[$key] = $task();
				} finally {
					$group->done();
				}
			});
		}
		$group->wait($timeout);
		return $tasks;
	}

	/** Runs $fn in $n coroutines at once and waits for all of them; each is given its number, from 0. */
	public static function parallel(int $n, callable $fn): void
	{
		$group = new WaitGroup(\max(0, $n));
		for ($i = 0; $i < $n; $i++) {
			Co::create(static function () use ($group, $fn, $i): void {
				try {
					$fn($i);
				} finally {
					$group->done();
				}
			});
		}
		$group->wait();
	}

	/** Like array_map(), with a coroutine for each element. What is not done after $timeout seconds is null. */
	public static function map(array $list, callable $fn, float $timeout = -1): array
	{
		foreach ($list as $key => $item) {
			$list[$key] = static fn () => $fn($item);
		}
		return self::batch($list, $timeout);
	}
}
