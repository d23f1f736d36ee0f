<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Coroutine\Server;

use Swoole\Coroutine\Socket;

/** A connection that a Coroutine\Server has accepted. */
class Connection
{
	/** @var Socket */
	protected $socket;

	public function __construct(Socket $conn)
	{
		$this->socket = $conn;
	}

	/** What has come in, or with a framing set, one packet. '' when the client has closed, false when it failed. */
	public function recv(float $timeout = 0)
	{
		return $this->socket->recvPacket($timeout);
	}

	/** Sends all of it; the number of bytes that were sent, or false. */
	public function send(string $data)
	{
		return $this->socket->sendAll($data);
	}

	public function close(): bool
	{
		return $this->socket->close();
	}

	public function exportSocket(): Socket
	{
		return $this->socket;
	}
}
