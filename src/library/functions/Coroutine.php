<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Cserve\Functions;

use Swoole\Coroutine as Co;
use Swoole\Coroutine\WaitGroup;
use Swoole\ExitException;

/** Bodies of the functions in Swoole\Coroutine. */
final class Coroutine
{
	/**
	 * Runs each task in a coroutine of its own, and returns what they return, under the keys of the tasks. A task that is
	 * not done after $timeout seconds leaves null; it is not ended. What a task throws is thrown here, when the others have
	 * ended or the time is over; of several, the first.
	 *
	 * @param array<callable> $tasks
	 */
	public static function batch(array $tasks, float $timeout = -1): array
	{
		$group = new WaitGroup(\count($tasks));
		$waits = true;
		$error = null;
		foreach ($tasks as $key => $task) {
			$tasks[$key] = null;
			Co::create(static function () use ($group, &$tasks, &$waits, &$error, $key, $task): void {
				try {
					$tasks[$key] = $task();
				} catch (\Throwable $thrown) {
					if (!$waits || $thrown instanceof ExitException) {
						throw $thrown; // nobody is there who could catch it
					}
					$error ??= $thrown;
				} finally {
					$group->done();
				}
			});
		}
		$group->wait($timeout);
		$waits = false;
		return $error === null ? $tasks : throw $error;
	}

	/**
	 * Runs $fn in $n coroutines at once and waits for all of them; each is given its number, from 0. What they throw is
	 * thrown here, as by batch().
	 */
	public static function parallel(int $n, callable $fn): void
	{
		$tasks = [];
		for ($i = 0; $i < $n; $i++) {
			$tasks[] = static fn () => $fn($i);
		}
		self::batch($tasks);
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
