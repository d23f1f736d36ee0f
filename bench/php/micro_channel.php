<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds of CPU time for a value to go through a channel. "handoff": capacity 1, the producer and the consumer take turns, so
 * every value costs a push, a pop and the switches between them. "buffered": push and pop in one coroutine, no switch.
 * usage: micro_channel.php handoff|buffered COUNT ROUNDS      prints {"ns":[...]}
 */
use Swoole\Coroutine\Channel;

[, $kind, $count, $rounds] = $argv;
$count = (int) $count;
$ns = [];

/** Processor time of this process in nanoseconds: not disturbed by who else uses the core. */
function cpu(): int
{
	$u = getrusage();
	return ($u['ru_utime.tv_sec'] + $u['ru_stime.tv_sec']) * 1_000_000_000
		+ ($u['ru_utime.tv_usec'] + $u['ru_stime.tv_usec']) * 1000;
}

function handoff(int $count): float
{
	$channel = new Channel(1);
	$done = new Channel(1);
	$start = cpu();
	go(function () use ($channel, $count) {
		for ($i = 0; $i < $count; $i++) {
			$channel->push($i);
		}
	});
	go(function () use ($channel, $count, $done) {
		for ($i = 0; $i < $count; $i++) {
			$channel->pop();
		}
		$done->push(true);
	});
	$done->pop();
	return (cpu() - $start) / $count;
}

function buffered(int $count): float
{
	$channel = new Channel(16);
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		$channel->push($i);
		$channel->pop();
	}
	return (cpu() - $start) / $count;
}

Swoole\Coroutine\run(function () use (&$ns, $kind, $count, $rounds) {
	for ($r = 0; $r < (int) $rounds; $r++) {
		$ns[] = $kind($count);
	}
});
echo json_encode(['ns' => $ns]), "\n";
