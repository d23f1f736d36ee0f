<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http\Server with TLS and one worker; the directory with cert.pem and key.pem is the argument. Prints "PORT n" when
 * it listens. */
declare(strict_types=1);

$server = new Swoole\Http\Server('127.0.0.1', 0, SWOOLE_BASE, SWOOLE_SOCK_TCP | SWOOLE_SSL);
$server->set(['worker_num' => 1, 'log_level' => SWOOLE_LOG_NONE, 'ssl_cert_file' => "$argv[1]/cert.pem",
	'ssl_key_file' => "$argv[1]/key.pem"]);
$server->on('request', function ($request, $response) {
	$response->end("Hello, World!\n");
});
echo "PORT {$server->port}\n";
$server->start();
