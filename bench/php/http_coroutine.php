<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The handlers of bench/run on Swoole\Coroutine\Http\Server. Runs on cserve and on any extension with that API.
 * usage: http_coroutine.php hello|io|loop|large|gzip [FILE [WORKERS]]      prints "PORT n" when it listens on 127.0.0.1
 */
declare(strict_types=1);

use Swoole\Coroutine\Http\Server;

[, $mode, $file, $workers] = $argv + [1 => 'hello', 2 => '/dev/null', 3 => '1'];

$megabyte = str_repeat('x', 1 << 20);
$piece = substr(implode('', array_map(fn ($i) => "line $i has the square " . $i * $i . "\n", range(0, 500))), 0, 10240);
$handlers = [
	'hello' => function ($request, $response) {
		$response->end('<h1>Hello Swoole. #' . rand(1000, 9999) . '</h1>');
	},
	'io' => function ($request, $response) use ($file) {
		usleep(5000);
		$response->end(file_get_contents($file));
	},
	'gzip' => function ($request, $response) use ($piece) {
		for ($i = 0; $i < 10; $i++) {
			$response->write($piece);
		}
		$response->end();
	},
	'large' => function ($request, $response) use ($megabyte) {
		$response->end($megabyte);
	},
	'loop' => function ($request, $response) {
		$res = 0;
		for ($i = 0; $i < 10000; $i++) {
			$res += $i;
		}
		$response->end((string) $res);
	},
];

Swoole\Coroutine::set(['hook_flags' => SWOOLE_HOOK_ALL, 'max_coroutine' => 100000]);
Swoole\Coroutine\run(function () use ($handlers, $mode, $workers) {
	$server = new Server('127.0.0.1', 0, false);
	if ((int) $workers > 1) {
		$server->set(['worker_num' => (int) $workers]);
	}
	$server->handle('/', $handlers[$mode]);
	echo "PORT {$server->port}\n";
	$server->start();
});
