<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Hello by HTTP/2 of Swoole\Coroutine\Http\Server. Prints "PORT n" when it listens. */
declare(strict_types=1);

Swoole\Coroutine\run(function () {
	$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
	$server->set(['open_http2_protocol' => true]);
	$server->handle('/', function ($request, $response) {
		$response->end("Hello, World!\n");
	});
	echo "PORT {$server->port}\n";
	$server->start();
});
