<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Memory of COUNT coroutines that all wait; with "fiber", of suspended Fibers. What the process grows by, as the kernel
 * counts it, page tables included; afterwards all of them are resumed and end.
 * usage: micro_memory.php coroutine|fiber COUNT
 * prints {"count":n,"rss":bytes,"pss":bytes,"page_tables":bytes,"create_ns":n,"finish_ns":n,"left_rss":bytes}
 */
[, $kind, $count] = $argv;
$count = (int) $count;

function memory(): array
{
	preg_match_all('/^(VmRSS|VmPTE):\s+(\d+)/m', file_get_contents('/proc/self/status'), $m);
	$status = array_combine($m[1], $m[2]);
	preg_match('/^Pss:\s+(\d+)/m', (string) @file_get_contents('/proc/self/smaps_rollup'), $pss);
	return ['rss' => $status['VmRSS'] * 1024, 'pte' => $status['VmPTE'] * 1024, 'pss' => ($pss[1] ?? 0) * 1024];
}

function report(int $count, array $before, array $full, array $after, int $create, int $finish): void
{
	echo json_encode([
		'count' => $count,
		'rss' => $full['rss'] - $before['rss'],
		'pss' => $full['pss'] - $before['pss'],
		'page_tables' => $full['pte'] - $before['pte'],
		'create_ns' => $create / $count,
		'finish_ns' => $finish / $count,
		'left_rss' => $after['rss'] - $before['rss'],
	]), "\n";
}

function fibers(int $count): void
{
	$before = memory();
	$start = hrtime(true);
	$fibers = [];
	for ($i = 0; $i < $count; $i++) {
		$fibers[$i] = new Fiber(function () {
			Fiber::suspend();
		});
		$fibers[$i]->start();
	}
	$create = hrtime(true) - $start;
	$full = memory();
	$start = hrtime(true);
	foreach ($fibers as $fiber) {
		$fiber->resume();
	}
	$fibers = [];
	report($count, $before, $full, memory(), $create, hrtime(true) - $start);
}

function coroutines(int $count): void
{
	$before = memory();
	$start = hrtime(true);
	$first = go(function () {
		Swoole\Coroutine::yield();
	});
	for ($i = 1; $i < $count; $i++) {
		go(function () {
			Swoole\Coroutine::yield();
		});
	}
	$create = hrtime(true) - $start;
	$full = memory();
	$start = hrtime(true);
	for ($cid = $first; $cid < $first + $count; $cid++) {
		Swoole\Coroutine::resume($cid);
	}
	report($count, $before, $full, memory(), $create, hrtime(true) - $start);
}

memory();
if ($kind === 'fiber') {
	fibers($count);
} else {
	Swoole\Coroutine::set(['max_coroutine' => $count + 100]);
	Swoole\Coroutine\run(fn () => coroutines($count));
}
