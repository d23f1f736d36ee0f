<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Nanoseconds to create and end an empty coroutine; with "fiber", an empty Fiber of PHP's own.
 * usage: micro_create.php coroutine|fiber COUNT ROUNDS      prints {"ns":[...]}
 */
[, $kind, $count, $rounds] = $argv;
$count = (int) $count;
$ns = [];

function coroutines(int $count): float
{
	$start = hrtime(true);
	for ($i = 0; $i < $count; $i++) {
		go(function () {
		});
	}
	return (hrtime(true) - $start) / $count;
}

function fibers(int $count): float
{
	$start = hrtime(true);
	for ($i = 0; $i < $count; $i++) {
		$fiber = new Fiber(function () {
		});
		$fiber->start();
	}
	return (hrtime(true) - $start) / $count;
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
