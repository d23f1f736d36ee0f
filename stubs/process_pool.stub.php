<?php

/**
 * @generate-class-entries
 */

namespace Swoole\Process {
	/**
	 * A number of worker processes that do the same, looked after by the process that starts them: who ends is replaced.
	 * SIGTERM to that process stops all, SIGUSR1 replaces the workers one after the other.
	 *
	 * @not-serializable
	 */
	class Pool
	{
		/**
		 * The id of the process that looks after the workers; -1 before start().
		 *
		 * @var int
		 */
		public $master_pid = -1;
		/**
		 * In a worker: its process id.
		 *
		 * @var int
		 */
		public $workerPid = -1;
		/**
		 * In a worker: its number, from 0.
		 *
		 * @var int
		 */
		public $workerId = -1;
		/**
		 * What getProcess() has returned, by the worker's number.
		 *
		 * @var array|null
		 */
		public $workers = null;
		/**
		 * In a worker: false once it is to end.
		 *
		 * @var bool
		 */
		public $workerRunning = true;
		/**
		 * False once the pool is to end.
		 *
		 * @var bool
		 */
		public $running = true;

		/**
		 * $ipc_type: SWOOLE_IPC_NONE; SWOOLE_IPC_UNIXSOCK, sendMessage() and the pipes of getProcess(); SWOOLE_IPC_MSGQUEUE,
		 * the message queue with the key $msgqueue_key; SWOOLE_IPC_SOCKET, connections to listen(). What arrives is given
		 * to onMessage. $enable_coroutine runs the callbacks in coroutines.
		 */
		public function __construct(int $worker_num, int $ipc_type = 0, int $msgqueue_key = 0, bool $enable_coroutine = false) {}

		/** The socket of listen() closes with the object. */
		public function __destruct() {}

		/** Settings: enable_coroutine, enable_message_bus, max_package_size (bytes), max_wait_time, socket_timeout (seconds). */
		public function set(array $settings): void {}

		/** Events: Start, Shutdown ($pool); WorkerStart, WorkerStop, WorkerExit ($pool, $workerId); Message ($pool, $data). */
		public function on(string $name, callable $callback): bool {}

		/** The worker with this number, by default the calling one; false with a warning when there is none. */
		public function getProcess(int $work_id = -1): \Swoole\Process|false {}

		/** With SWOOLE_IPC_SOCKET: takes connections at this address, or at unix:/path. Each brings its length (4 bytes, network order) and a message. */
		public function listen(string $host, int $port = 0, int $backlog = 2048): bool {}

		/** In onMessage with SWOOLE_IPC_SOCKET: adds to the answer, which is sent when the callback returns. */
		public function write(string $data): bool {}

		/** With SWOOLE_IPC_UNIXSOCK: gives a message to the onMessage of a worker, or to who reads its pipe. In a coroutine the others go on. */
		public function sendMessage(string $data, int $dst_worker_id): bool {}

		/** In a worker: leaves the pool, which starts another one in its place. */
		public function detach(): bool {}

		/** Forks the workers and looks after them until the pool is to end; workers do not return from it. False, with a warning, when it cannot start. */
		public function start(): ?false {}

		/** In a worker: ends it when its callback returns. */
		public function stop(): void {}

		/** From anywhere: ends all workers and the pool. */
		public function shutdown(): bool {}
	}
}
