<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The three handlers of bench/run on Workerman with one worker process. Workerman reads its own command from $argv, so
 * what it shall do comes by the environment: BENCH_AUTOLOAD, BENCH_MODE, BENCH_FILE, BENCH_PORT, BENCH_TMP.
 */
declare(strict_types=1);

use Workerman\Worker;

require getenv('BENCH_AUTOLOAD');

$mode = getenv('BENCH_MODE');
$file = getenv('BENCH_FILE');
$port = (int) getenv('BENCH_PORT');
$megabyte = str_repeat('x', 1 << 20);
$handlers = [
	'hello' => function ($connection, $request) {
		$connection->send('<h1>Hello Workerman. #' . mt_rand(1000, 9999) . '</h1>');
	},
	'io' => function ($connection, $request) use ($file) {
		usleep(5000);
		$connection->send(file_get_contents($file));
	},
	'large' => function ($connection, $request) use ($megabyte) {
		$connection->send($megabyte);
	},
	'loop' => function ($connection, $request) {
		$res = 0;
		for ($i = 0; $i < 10000; $i++) {
			$res += $i;
		}
		$connection->send((string) $res);
	},
];

Worker::$pidFile = getenv('BENCH_TMP') . "/workerman-$port.pid";
Worker::$logFile = getenv('BENCH_TMP') . "/workerman-$port.log";
$worker = new Worker("http://127.0.0.1:$port");
$worker->count = 1;
$worker->onMessage = $handlers[$mode];
$worker->onWorkerStart = function () use ($port) {
	fwrite(STDOUT, "\nPORT $port\n");
};
Worker::runAll();
