<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Hello by HTTP/2 of Swoole\Http\Server with one worker. Prints "PORT n" when it listens. */
declare(strict_types=1);

$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_BASE);
$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_ERROR, 'open_http2_protocol' => true]);
$server->on('request', function ($request, $response) {
	$response->end("Hello, World!\n");
});
echo "PORT {$server->port}\n";
$server->start();
