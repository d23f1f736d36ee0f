<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * An echo of Swoole\Coroutine\Http\Server: upgrade(), recv(), push(). Prints "PORT n" when it listens. */
declare(strict_types=1);

Swoole\Coroutine\run(function () {
	$server = new Swoole\Coroutine\Http\Server('127.0.0.1', 0);
	$server->handle('/', function ($request, $response) {
		$response->upgrade();
		while (($frame = $response->recv()) && $frame !== '') {
			$response->push($frame->data);
		}
	});
	echo "PORT {$server->port}\n";
	$server->start();
});
