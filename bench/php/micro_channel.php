<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds for a value to go through a channel. "handoff": capacity 1, the producer and the consumer take turns, so
 * every value costs a push, a pop and the switches between them. "buffered": push and pop in one coroutine, no switch.
 * usage: micro_channel.php handoff|buffered COUNT ROUNDS      prints {"ns":[...]}
 */
use Swoole\Coroutine\Channel;

[, $kind, $count, $rounds] = $argv;
$count = (int) $count;
$ns = [];

function handoff(int $count): float
{
	$channel = new Channel(1);
	$done = new Channel(1);
	$start = hrtime(true);
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
	return (hrtime(true) - $start) / $count;
}

function buffered(int $count): float
{
	$channel = new Channel(16);
	$start = hrtime(true);
	for ($i = 0; $i < $count; $i++) {
		$channel->push($i);
		$channel->pop();
	}
	return (hrtime(true) - $start) / $count;
}

Swoole\Coroutine\run(function () use (&$ns, $kind, $count, $rounds) {
	for ($r = 0; $r < (int) $rounds; $r++) {
		$ns[] = $kind($count);
	}
});
echo json_encode(['ns' => $ns]), "\n";
