<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Round trips of tasks, one after the other, from a worker to a task worker and back.
 * usage: micro_task.php wait COUNT ROUNDS      prints {"ns": [of each round, per task]}
 */
declare(strict_types=1);

[, , $count, $rounds] = $argv;

$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_PROCESS);
$server->set(['worker_num' => 1, 'task_worker_num' => 1, 'log_level' => SWOOLE_LOG_WARNING]);
$server->on('request', fn ($request, $response) => $response->end());
$server->on('task', fn ($server, $id, $source, $data) => $data);
$server->on('workerStart', function ($server, $worker) use ($count, $rounds) {
	if ($worker !== 0) {
		return;
	}
	$ns = [];
	for ($round = 0; $round <= (int) $rounds; $round++) {
		$start = hrtime(true);
		for ($i = 0; $i < (int) $count; $i++) {
			if ($server->taskwait('small', 10) !== 'small') {
				exit(1);
			}
		}
		$ns[] = (hrtime(true) - $start) / (int) $count;
	}
	echo json_encode(['ns' => array_slice($ns, 1)]), "\n"; /* the first one warms up */
	$server->shutdown();
});
$server->start();
