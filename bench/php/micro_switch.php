<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds of CPU time for one resume together with the yield that answers it: two switches. With "fiber", Fiber::resume() and
 * Fiber::suspend().
 * usage: micro_switch.php coroutine|fiber COUNT ROUNDS      prints {"ns":[...]}
 */
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

function coroutines(int $cid, int $count): float
{
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		Swoole\Coroutine::resume($cid);
	}
	return (cpu() - $start) / $count;
}

function fibers(Fiber $fiber, int $count): float
{
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		$fiber->resume();
	}
	return (cpu() - $start) / $count;
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
