<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A TCP echo with Swoole\Coroutine\Socket, a coroutine for each connection. Prints "PORT n" when it listens.
 * The numbers are those of AF_INET, SOCK_STREAM, SOL_TCP and TCP_NODELAY on Linux, which only ext/sockets has names for. */
declare(strict_types=1);

Swoole\Coroutine\run(function () {
	$listener = new Swoole\Coroutine\Socket(2, 1, 0);
	$listener->bind('127.0.0.1', 0);
	$listener->listen(512);
	echo "PORT {$listener->getsockname()['port']}\n";
	while ($socket = $listener->accept(-1)) {
		go(function () use ($socket) {
			$socket->setOption(6, 1, 1);
			while (($bytes = $socket->recv()) !== '' && $bytes !== false) {
				$socket->sendAll($bytes);
			}
		});
	}
});
