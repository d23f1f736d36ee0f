<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Coroutine\Http {
	/**
	 * An HTTP server that runs each request in a coroutine.
	 *
	 * @not-serializable
	 */
	final class Server
	{
		/** @var int */
		public $fd = -1;

		/** @var string|null */
		public $host = null;

		/** @var int the port that is bound, also when 0 was asked for */
		public $port = -1;

		/** @var bool */
		public $ssl = false;

		/** @var array<string, mixed>|null */
		public $settings = null;

		/** @var int */
		public $errCode = 0;

		/** @var string */
		public $errMsg = "";

		/** Binds. $host: an IPv4 or IPv6 address, a name, or unix:/path. */
		public function __construct(string $host, int $port = 0, bool $ssl = false, bool $reuse_port = false) {}

		/** Adds options; they are applied by start(). */
		public function set(array $settings): bool {}

		/** Calls $callback(Request, Response) for paths that begin with $pattern; the first that was added and fits wins, but "/" comes last. */
		public function handle(string $pattern, callable $callback): bool {}

		/** Accepts and answers until shutdown(). */
		public function start(): bool {}

		/** Stops accepting; start() returns when the requests in flight are answered. */
		public function shutdown(): void {}

		/** Not used: connections are accepted in C. */
		private function onAccept(\Swoole\Coroutine\Socket $conn): void {}
	}
}
