<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds for one resume together with the yield that answers it: two switches. With "fiber", Fiber::resume() and
 * Fiber::suspend().
 * usage: micro_switch.php coroutine|fiber COUNT ROUNDS      prints {"ns":[...]}
 */
[, $kind, $count, $rounds] = $argv;
$count = (int) $count;
$ns = [];

function coroutines(int $cid, int $count): float
{
	$start = hrtime(true);
	for ($i = 0; $i < $count; $i++) {
		Swoole\Coroutine::resume($cid);
	}
	return (hrtime(true) - $start) / $count;
}

function fibers(Fiber $fiber, int $count): float
{
	$start = hrtime(true);
	for ($i = 0; $i < $count; $i++) {
		$fiber->resume();
	}
	return (hrtime(true) - $start) / $count;
}

$more = true;
if ($kind === 'fiber') {
	$fiber = new Fiber(function () use (&$more) {
		while ($more) {
			Fiber::suspend();
		}
	});
	$fiber->start();
	for ($r = 0; $r < (int) $rounds; $r++) {
		$ns[] = fibers($fiber, $count);
	}
} else {
	Swoole\Coroutine\run(function () use (&$ns, &$more, $count, $rounds) {
		$cid = go(function () use (&$more) {
			while ($more) {
				Swoole\Coroutine::yield();
			}
		});
		for ($r = 0; $r < (int) $rounds; $r++) {
			$ns[] = coroutines($cid, $count);
		}
		$more = false;
		Swoole\Coroutine::resume($cid);
	});
}
echo json_encode(['ns' => $ns]), "\n";
