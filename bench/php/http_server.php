<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The handlers of bench/run on Swoole\Http\Server, in SWOOLE_BASE mode with one worker unless told otherwise. Runs on
 * cserve and on any extension with that API. /spread tells how many connections each worker has.
 * usage: http_server.php hello|page|io|loop|large|gzip [FILE [WORKERS [process]]]  prints "PORT n" when it listens on 127.0.0.1
 */
declare(strict_types=1);

[, $mode, $file, $workers, $process] = $argv + [1 => 'hello', 2 => '/dev/null', 3 => '1', 4 => ''];

$megabyte = str_repeat('x', 1 << 20);
$piece = substr(implode('', array_map(fn ($i) => "line $i has the square " . $i * $i . "\n", range(0, 500))), 0, 10240);
$handlers = [
	'hello' => function ($request, $response) {
		$response->header('Content-Type', 'text/html; charset=utf-8');
		$response->end('<h1>Hello Swoole. #' . mt_rand(1000, 9999) . '</h1>');
	},
	'page' => function ($request, $response) {
		$rows = [];
		for ($i = 0; $i < 200; $i++) {
			$rows[] = ['id' => $i, 'text' => 'row ' . $i * 7919 % 1009 . ' <of> many'];
		}
		usort($rows, fn ($a, $b) => strcmp($a['text'], $b['text']));
		$page = '<table>';
		foreach ($rows as $row) {
			$page .= '<tr><td>' . $row['id'] . '<td>' . htmlspecialchars($row['text']);
		}
		$response->end("$page</table>");
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

$server = new Swoole\Http\Server('127.0.0.1', 0, $process ? SWOOLE_PROCESS : SWOOLE_BASE);
$server->set(['worker_num' => (int) $workers, 'hook_flags' => SWOOLE_HOOK_ALL, 'log_level' => SWOOLE_LOG_WARNING]);
$server->on('workerStart', function ($server, $worker) {
	if ($worker === 0) {
		echo "PORT {$server->port}\n";
	}
});
$handler = $handlers[$mode];
$server->on('request', (int) $workers === 1 ? $handler : function ($request, $response) use ($handler, $server) {
	if ($request->server['request_uri'] !== '/spread') {
		$handler($request, $response);
		return;
	}
	$counts = [];
	foreach ($server->connections as $fd) {
		$worker = $server->getClientInfo($fd)['worker_id'] ?? 0;
		$counts[$worker] = ($counts[$worker] ?? 0) + 1;
	}
	$response->end(json_encode(array_values($counts)));
});
$server->start();
