<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Shared memory used by several processes at a time, and the start of a pool.
 *   table COUNT 2     nanoseconds of wall clock for each get() and set() of 1 and of 2 processes together, on rows of their own
 *   pool 100 1        milliseconds from start() until 100 workers have called onWorkerStart, and until all have ended
 */
use Swoole\Process;
use Swoole\Process\Pool;
use Swoole\Table;

[, $kind, $count, $rounds] = $argv;

function table(int $count, int $processes): float
{
	$table = new Table(1024);
	$table->column('id', Table::TYPE_INT);
	$table->column('name', Table::TYPE_STRING, 64);
	$table->create();
	$ready = new Swoole\Atomic(0);
	for ($p = 0; $p < $processes; $p++) {
		(new Process(function () use ($table, $count, $processes, $p, $ready) {
			$ready->add();
			while ($ready->get() < $processes) {
			}
			for ($i = 0; $i < $count; $i++) {
				$table->set("row $p", ['id' => $i, 'name' => 'a name']);
				$table->get("row $p");
			}
		}, false, 0))->start();
	}
	while ($ready->get() < $processes) {
	}
	$start = hrtime(true);
	while (Process::wait()) {
	}
	return (hrtime(true) - $start) / $count / $processes / 2;
}

function pool(int $workers): array
{
	$began = new Swoole\Atomic(0);
	$all = new Swoole\Atomic\Long(0);
	$pool = new Pool($workers);
	$pool->on('workerStart', function (Pool $pool) use ($began, $all, $workers) {
		if ($began->add() === $workers) {
			$all->set(hrtime(true));
			$pool->shutdown();
		}
		while ($pool->workerRunning) {
			sleep(1);
		}
	});
	$start = hrtime(true);
	$pool->start();
	return ['started_ms' => ($all->get() - $start) / 1e6, 'ended_ms' => (hrtime(true) - $all->get()) / 1e6];
}

echo json_encode($kind === 'pool' ? pool((int) $count) : ['one' => table((int) $count, 1), 'all' => table((int) $count, (int) $rounds)]), "\n";
