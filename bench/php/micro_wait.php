<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds of CPU time for coroutines to wait for each other. "wait_group", "barrier": a coroutine that ends at once is started
 * and waited for. "lock": Coroutine\Lock, locked and unlocked, free. "crowd": 100,000 coroutines stand in a ring and pass a value
 * round it through a channel each; with the bytes by which the process has grown from the second round to the last.
 * usage: micro_wait.php wait_group|barrier|lock|crowd COUNT ROUNDS      prints {"ns":[...]} or {"ns":[...],"grown":BYTES}
 */
use Swoole\Coroutine\Barrier;
use Swoole\Coroutine\Channel;
use Swoole\Coroutine\Lock;
use Swoole\Coroutine\WaitGroup;

[, $kind, $count, $rounds] = $argv;
$count = (int) $count;
$rounds = (int) $rounds;
$result = ['ns' => []];

/** Processor time of this process in nanoseconds: not disturbed by who else uses the core. */
function cpu(): int
{
	$u = getrusage();
	return ($u['ru_utime.tv_sec'] + $u['ru_stime.tv_sec']) * 1_000_000_000
		+ ($u['ru_utime.tv_usec'] + $u['ru_stime.tv_usec']) * 1000;
}

function resident(): int
{
	return (int) explode(' ', file_get_contents('/proc/self/statm'))[1] * 4096;
}

function wait_group(int $count): void
{
	$group = new WaitGroup;
	for ($i = 0; $i < $count; $i++) {
		$group->add();
		go(function () use ($group) {
			$group->done();
		});
		$group->wait();
	}
}

function barrier(int $count): void
{
	for ($i = 0; $i < $count; $i++) {
		$barrier = Barrier::make();
		go(function () use ($barrier) {
		});
		Barrier::wait($barrier);
	}
}

function lock(int $count): void
{
	$lock = new Lock;
	for ($i = 0; $i < $count; $i++) {
		$lock->lock();
		$lock->unlock();
	}
}

/** $size coroutines in a ring; a value goes round it $laps times. */
function crowd(int $size, int $laps, callable $afterLap): void
{
	$channels = [];
	for ($i = 0; $i < $size; $i++) {
		$channels[] = new Channel(1);
	}
	for ($i = 0; $i < $size; $i++) {
		$from = $channels[$i];
		$to = $channels[($i + 1) % $size];
		go(function () use ($from, $to, $i, $laps, $afterLap) {
			for ($lap = 0; $lap < $laps; $lap++) {
				$value = $from->pop();
				if ($i === 0 && $lap > 0) {
					$afterLap($lap);
				}
				$to->push($value + 1);
			}
		});
	}
	$channels[0]->push(0);
	$channels[0] = null;
}

Swoole\Coroutine::set(['max_coroutine' => 1_000_000]);
Swoole\Coroutine\run(function () use (&$result, $kind, $count, $rounds) {
	if ($kind === 'crowd') {
		$start = cpu();
		$second = 0;
		crowd($count, $rounds, function (int $lap) use (&$result, &$start, &$second, $count) {
			$now = cpu();
			$result['ns'][] = ($now - $start) / $count;
			$start = $now;
			if ($lap === 2) {
				$second = resident();
			}
			$result['grown'] = $lap > 2 ? resident() - $second : 0;
		});
		return;
	}
	for ($r = 0; $r < $rounds; $r++) {
		$start = cpu();
		$kind($count);
		$result['ns'][] = (cpu() - $start) / $count;
	}
});
echo json_encode($result), "\n";
