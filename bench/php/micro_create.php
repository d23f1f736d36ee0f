<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds of CPU time to create and end an empty coroutine; with "fiber", an empty Fiber of PHP's own.
 * usage: micro_create.php coroutine|fiber COUNT ROUNDS      prints {"ns":[...]}
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

function coroutines(int $count): float
{
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		go(function () {
		});
	}
	return (cpu() - $start) / $count;
}

function fibers(int $count): float
{
	$start = cpu();
	for ($i = 0; $i < $count; $i++) {
		$fiber = new Fiber(function () {
		});
		$fiber->start();
	}
	return (cpu() - $start) / $count;
}

if ($kind === 'fiber') {
	for ($r = 0; $r < (int) $rounds; $r++) {
		$ns[] = fibers($count);
	}
} else {
	Swoole\Coroutine\run(function () use (&$ns, $count, $rounds) {
		for ($r = 0; $r < (int) $rounds; $r++) {
			$ns[] = coroutines($count);
		}
	});
}
echo json_encode(['ns' => $ns]), "\n";
