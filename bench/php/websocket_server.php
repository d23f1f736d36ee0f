<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * An echo of Swoole\WebSocket\Server with one worker. Prints "PORT n" when it listens. */
declare(strict_types=1);

$server = new Swoole\WebSocket\Server('127.0.0.1', 0, SWOOLE_BASE);
$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_ERROR]);
$server->on('message', function ($server, $frame) {
	$server->push($frame->fd, $frame->data);
});
echo "PORT {$server->port}\n";
$server->start();
