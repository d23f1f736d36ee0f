<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The server that bench/run abuse ill-treats: one worker, HTTP/1, HTTP/2 and WebSocket with compression on one port, and
 * settings as they are by default but for the size of uploads.
 * usage: abuse_server.php DIR          DIR is for uploads; prints "PORT n" when it listens on 127.0.0.1
 */
declare(strict_types=1);

$server = new Swoole\WebSocket\Server('127.0.0.1', 0, SWOOLE_BASE);
$server->set([
	'worker_num' => 1,
	'open_http2_protocol' => true,
	'websocket_compression' => true,
	'upload_tmp_dir' => $argv[1],
	'upload_max_filesize' => 8 << 30,
	'log_level' => SWOOLE_LOG_ERROR,
]);
$server->on('workerStart', function ($server) {
	echo "PORT {$server->port}\n";
});
$server->on('request', function ($request, $response) {
	switch ($request->server['request_uri']) {
		case '/megabyte':
			/* A string of its own for each. */
			$response->end(str_repeat(chr(mt_rand(97, 122)), 1 << 20));
			return;
		case '/upload':
			$response->end((string) filesize($request->files['file']['tmp_name']));
			return;
		default:
			$response->header('Content-Type', 'text/html; charset=utf-8');
			$response->end('<h1>Hello Swoole. #' . mt_rand(1000, 9999) . '</h1>');
	}
});
$server->on('message', function ($server, $frame) {
	$server->push($frame->fd, (string) strlen($frame->data));
});
$server->start();
