<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */

declare(strict_types=1);

namespace Swoole\Coroutine;

use Swoole\Coroutine;
use Swoole\Coroutine\Server\Connection;
use Swoole\Exception;

/** Accepts connections and serves each in a coroutine of its own. */
class Server
{
	/** @var string */
	public $host = '';

	/** @var int */
	public $port = 0;

	/** @var int AF_INET, AF_INET6 or AF_UNIX */
	public $type = \AF_INET;

	/** @var int */
	public $fd = -1;

	/** @var int */
	public $errCode = 0;

	/** @var array */
	public $setting = [];

	/** @var bool */
	protected $running = false;

	/** @var ?callable */
	protected $fn;

	/** @var Socket */
	protected $socket;

	/**
	 * @param string $host an address, or "unix:/path/to/socket"
	 * @param int $port 0: a free one, which is then in $port
	 * @throws Exception when it cannot listen there
	 */
	public function __construct(string $host, int $port = 0, bool $ssl = false, bool $reuse_port = false)
	{
		if (\str_starts_with($host, 'unix:')) {
			$this->type = \AF_UNIX;
			$host = \preg_replace('~^unix:/*~', '/', $host);
		} elseif (\str_contains($host, ':')) {
			$this->type = \AF_INET6;
		}
		$this->host = $host;
		$socket = new Socket($this->type, \SOCK_STREAM, 0);
		if ($this->type !== \AF_UNIX) {
			$socket->setOption(\SOL_SOCKET, \SO_REUSEADDR, 1);
			if ($reuse_port && \defined('SO_REUSEPORT')) {
				$socket->setOption(\SOL_SOCKET, \SO_REUSEPORT, 1);
			}
		}
		if (!$socket->bind($host, $port) || !$socket->listen()) {
			throw new Exception("Cannot listen on {$host}:{$port}: {$socket->errMsg}", $socket->errCode);
		}
		$this->port = $this->type === \AF_UNIX ? 0 : $socket->getsockname()['port'];
		$this->fd = $socket->fd;
		$this->socket = $socket;
		if ($ssl) {
			$this->setting['open_ssl'] = true;
		}
	}

	/** Settings for the connections, as of Socket::setProtocol(). */
	public function set(array $setting): void
	{
		$this->setting = \array_merge($this->setting, $setting);
	}

	/** @param callable $fn called with each Connection, in a coroutine */
	public function handle(callable $fn): void
	{
		$this->fn = $fn;
	}

	/** Makes start() return. Connections that are being served go on. */
	public function shutdown(): bool
	{
		$this->running = false;
		return $this->socket->cancel();
	}

	/** Accepts connections until shutdown(); false when that cannot go on. */
	public function start(): bool
	{
		if ($this->fn === null) {
			$this->errCode = \SOCKET_EINVAL;
			return false;
		}
		if ($this->setting) {
			$this->socket->setProtocol($this->setting);
		}
		$this->running = true;
		$failed = -\INF; // when descriptors ran out last
		while ($this->running) {
			$connection = $this->socket->accept(-1);
			if ($connection) {
				Coroutine::create($this->serve(...), $connection);
				unset($connection); // the handler alone holds it, and closes it by letting go
				continue;
			}
			$this->errCode = $this->socket->errCode;
			switch ($this->errCode) {
				case \SOCKET_EMFILE:
				case \SOCKET_ENFILE:
					if (\microtime(true) - $failed > 10) {
						\trigger_error("Coroutine\Server: {$this->socket->errMsg}; connections wait until there are "
							. 'descriptors again', \E_USER_WARNING);
					}
					$failed = \microtime(true);
					Coroutine::sleep(0.1);
					break;
				case \SOCKET_ETIMEDOUT:
				case \SOCKET_EINTR:
				case \SOCKET_ECONNABORTED:
					break;
				case \SOCKET_ECANCELED:
					$this->running = false;
					break;
				default:
					return !$this->running;
			}
		}
		return true;
	}

	private function serve(Socket $socket): void
	{
		if (!empty($this->setting['open_ssl']) && !$socket->sslHandshake()) {
			return;
		}
		($this->fn)(new Connection($socket));
	}
}
