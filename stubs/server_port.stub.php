<?php

/** @generate-class-entries */

namespace Swoole\Server {
	/**
	 * One address that a server listens on.
	 *
	 * @not-serializable
	 */
	class Port
	{
		/** @var mixed */
		private $onConnect = null;

		/** @var mixed */
		private $onReceive = null;

		/** @var mixed */
		private $onClose = null;

		/** @var mixed */
		private $onPacket = null;

		/** @var mixed */
		private $onBufferFull = null;

		/** @var mixed */
		private $onBufferEmpty = null;

		/** @var mixed */
		private $onRequest = null;

		/** @var mixed */
		private $onHandshake = null;

		/** @var mixed */
		private $onOpen = null;

		/** @var mixed */
		private $onMessage = null;

		/** @var mixed */
		private $onDisconnect = null;

		/** @var mixed */
		private $onBeforeHandshakeResponse = null;

		/**
		 * Address of the first port.
		 *
		 * @var string
		 */
		public $host = null;

		/**
		 * Number of the first port.
		 *
		 * @var int
		 */
		public $port = 0;

		/**
		 * Socket type, SWOOLE_SOCK_*.
		 *
		 * @var int
		 */
		public $type = 0;

		/**
		 * The listening descriptor.
		 *
		 * @var int
		 */
		public $sock = -1;

		/**
		 * Whether the first port speaks TLS.
		 *
		 * @var bool
		 */
		public $ssl = false;

		/**
		 * What set() was given.
		 *
		 * @var array|null
		 */
		public $setting = null;

		/**
		 * The connections, for foreach.
		 *
		 * @var mixed
		 */
		public $connections = null;

		/** Made by Swoole\Server and listen() only. */
		private function __construct() {}

		/** The socket belongs to the server, and closes with it. */
		public function __destruct() {}

		/** The listening socket, for ext-sockets. */
		public function getSocket(): \Socket|false {}

		/** What on() registered for the event; null when nothing. */
		public function getCallback(string $event_name): ?\Closure {}

		/** Registers a callable for an event of this port; without one the server's first port's is called. */
		public function on(string $event_name, callable $callback): bool {}

		/**
		 * Sets options of this port; see Swoole\Server::set().
		 *
		 * @throws \Swoole\Exception when a value is wrong
		 */
		public function set(array $settings): void {}

	}
}
