<?php

/** @generate-class-entries */

namespace Swoole {
	/**
	 * A server of several processes.
	 *
	 * @not-serializable
	 */
	#[\AllowDynamicProperties]
	class Server
	{
		/** @var mixed */
		private $onStart = null;

		/** @var mixed */
		private $onBeforeShutdown = null;

		/** @var mixed */
		private $onShutdown = null;

		/** @var mixed */
		private $onWorkerStart = null;

		/** @var mixed */
		private $onWorkerStop = null;

		/** @var mixed */
		private $onBeforeReload = null;

		/** @var mixed */
		private $onAfterReload = null;

		/** @var mixed */
		private $onWorkerExit = null;

		/** @var mixed */
		private $onWorkerError = null;

		/** @var mixed */
		private $onTask = null;

		/** @var mixed */
		private $onFinish = null;

		/** @var mixed */
		private $onManagerStart = null;

		/** @var mixed */
		private $onManagerStop = null;

		/** @var mixed */
		private $onPipeMessage = null;

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

		/**
		 * Address of the first port.
		 *
		 * @var string
		 */
		public $host = "";

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
		 * Whether the first port speaks TLS.
		 *
		 * @var bool
		 */
		public $ssl = false;

		/**
		 * SWOOLE_BASE or SWOOLE_PROCESS.
		 *
		 * @var int
		 */
		public $mode = 0;

		/**
		 * Swoole\Server\Port objects, the first one first.
		 *
		 * @var array|null
		 */
		public $ports = null;

		/**
		 * Process id of the master.
		 *
		 * @var int
		 */
		public $master_pid = 0;

		/**
		 * Process id of the manager.
		 *
		 * @var int
		 */
		public $manager_pid = 0;

		/**
		 * Number of the running worker; -1 in other processes.
		 *
		 * @var int
		 */
		public $worker_id = -1;

		/**
		 * Whether the running process is a task worker.
		 *
		 * @var bool
		 */
		public $taskworker = false;

		/**
		 * Process id of the running worker.
		 *
		 * @var int
		 */
		public $worker_pid = 0;

		/**
		 * Not used.
		 *
		 * @var mixed
		 */
		public $stats_timer = null;

		/**
		 * Not used.
		 *
		 * @var mixed
		 */
		public $admin_server = null;

		/**
		 * Binds the first port; port 0 takes a free one (see ->port). $mode: SWOOLE_BASE or SWOOLE_PROCESS; $sock_type: SWOOLE_SOCK_*.
		 *
		 * @throws Exception with the system's reason when that fails
		 */
		public function __construct(string $host = "0.0.0.0", int $port = 0, int $mode = 1, int $sock_type = 1) {}

		/** The ports close with the object. */
		public function __destruct() {}

		/** Numbers of running things: connections, requests, tasks, coroutines; docs/compat.md lists them. */
		public function stats(): array {}

		/**
		 * What stats() tells, and more, by worker, in the text format of OpenMetrics (Prometheus): numbers of connections,
		 * requests, bytes and tasks, memory, and a histogram of the lag of each worker's event loop in seconds. An
		 * addition of cserve. Empty, with a warning, when the server does not run.
		 */
		public function metrics(): string {}

		/** The connections that have been idle for longer than their port allows; closes them unless told not to. */
		public function heartbeat(bool $ifCloseConnection = true): array|false {}

		/** Begins to read from a connection of a port with enable_delay_receive. */
		public function confirm(int $fd): bool {}

		/** The listening socket of a port (0: the first one), for ext-sockets. */
		public function getSocket(int $port = 0): \Socket|false {}

		/**
		 * Registers a function that command() calls in another process, before start().
		 *
		 * @param int $accepted_process_types SWOOLE_SERVER_COMMAND_WORKER, SWOOLE_SERVER_COMMAND_TASK_WORKER or both
		 */
		public function addCommand(string $name, int $accepted_process_types, callable $callback): bool {}

		/**
		 * Calls a function of addCommand() in a worker or task worker and waits for what it returns.
		 *
		 * @param int $process_id 0 for the first process of that type
		 * @param bool $json_decode whether the returned string is JSON to be decoded
		 */
		public function command(string $name, int $process_id, int $process_type, mixed $data, bool $json_decode = true): array|string|false {}

		/**
		 * As Swoole\Server::listen().
		 *
		 * @implementation-alias Swoole\Server::listen
		 */
		public function addlistener(string $host, int $port, int $sock_type): \Swoole\Server\Port|false {}

		/** Gives a connection a number of the program's; once. */
		public function bind(int $fd, int $uid): bool {}

		/**
		 * As Swoole\Server::getClientInfo().
		 *
		 * @implementation-alias Swoole\Server::getClientInfo
		 */
		public function connection_info(int $fd, int $reactor_id = -1, bool $ignoreError = false): array|false {}

		/**
		 * As Swoole\Server::getClientList().
		 *
		 * @implementation-alias Swoole\Server::getClientList
		 */
		public function connection_list(int $start_fd = 0, int $find_count = 10): array|false {}

		/**
		 * As Swoole\Server::exists().
		 *
		 * @implementation-alias Swoole\Server::exists
		 */
		public function exist(int $fd): bool {}

		/** True while the connection is open. */
		public function exists(int $fd): bool {}

		/** What on() registered; null when nothing. */
		public function getCallback(string $event_name): \Closure|array|string|null {}

		/** What is known of a connection; false when it is closed. */
		public function getClientInfo(int $fd, int $reactor_id = -1, bool $ignoreError = false): array|false {}

		/** Up to $find_count connections with greater numbers than $start_fd, ascending; false when there are none. */
		public function getClientList(int $start_fd = 0, int $find_count = 10): array|false {}

		/** The code of the last failure. */
		public function getLastError(): int {}

		/** Process id of the manager; 0 when there is none. */
		public function getManagerPid(): int {}

		/** Process id of the master. */
		public function getMasterPid(): int {}

		/** Number of the running worker; false in other processes. */
		public function getWorkerId(): int|false {}

		/** Process id of a worker (-1: the running one). */
		public function getWorkerPid(int $worker_id = -1): int|false {}

		/** SWOOLE_WORKER_BUSY, SWOOLE_WORKER_IDLE or SWOOLE_WORKER_EXIT. */
		public function getWorkerStatus(int $worker_id = -1): int|false {}

		/**
		 * Has the manager run this process beside the workers, and start it again when it ends; reload() does not touch
		 * it. Returns the number of the process, counted from 0, or false with a warning.
		 */
		public function addProcess(\Swoole\Process $process): int|false {}

		/** Adds a port. False with a warning when it cannot be bound. */
		public function listen(string $host, int $port, int $sock_type): \Swoole\Server\Port|false {}

		/** Registers a callable for an event, named in any case. False with a warning for one that does not exist. */
		public function on(string $event_name, callable $callback): bool {}

		/** Spares a connection from heartbeat checks. */
		public function protect(int $fd, bool $is_protected = true): bool {}

		/** Replaces all workers by new ones without losing a request. False when there is one process only. */
		public function reload(bool $only_reload_taskworker = false): bool {}

		/**
		 * Sets options before start(); docs/compat.md lists them. Unknown ones are reported once.
		 *
		 * @throws Exception when a value is wrong
		 */
		public function set(array $settings): bool {}

		/** Asks the master to end the server; from any of its processes. */
		public function shutdown(): bool {}

		/**
		 * Runs the server; returns true when it has ended. In worker processes it does not return.
		 *
		 * @throws Error when it cannot start here
		 */
		public function start(): bool {}

		/** Replaces one worker (-1: the running one). */
		public function stop(int $workerId = -1): bool {}

		/**
		 * Gives work to a task worker and goes on.
		 *
		 * @param int $taskWorkerIndex 0 for the first task worker; -1: the one with the least to do
		 * @param callable|null $finishCallback called with the result instead of onFinish
		 * @return int|false the task's number; false with a warning when it could not be sent
		 */
		public function task(mixed $data, int $taskWorkerIndex = -1, ?callable $finishCallback = null): int|false {}

		/** Gives work to a task worker and waits for the result; false after $timeout seconds or when it was lost. */
		public function taskwait(mixed $data, float $timeout = 0.5, int $taskWorkerIndex = -1): mixed {}

		/**
		 * The results of several tasks by their position; those that did not come within $timeout seconds are missing. False:
		 * none came.
		 */
		public function taskWaitMulti(array $tasks, float $timeout = 0.5): array|false {}

		/** As taskWaitMulti() in a coroutine; false in the place of a result that did not come. */
		public function taskCo(array $tasks, float $timeout = 0.5): array|false {}

		/** In onTask: sends the result to the worker; once. */
		public function finish(mixed $data): bool {}

		/** Calls onPipeMessage in another worker or task worker. */
		public function sendMessage(mixed $message, int $dst_worker_id): bool {}

		/**
		 * Sends bytes on a connection, from any process of the server. In a coroutine of the process that owns the
		 * connection it waits when the client reads slowly. $fd may be the path of a unix datagram socket.
		 */
		public function send(string|int $fd, string $send_data, int $serverSocket = -1): bool {}

		/** As send(). */
		public function sendwait(int $conn_fd, string $send_data): bool {}

		/** Sends part of a file on a connection; length 0: up to its end. */
		public function sendfile(int $conn_fd, string $filename, int $offset = 0, int $length = 0): bool {}

		/** Sends a datagram from a datagram port. */
		public function sendto(string $ip, int $port, string $send_data, int $server_socket = -1): bool {}

		/** Closes a connection after what was sent has gone out, or with $reset at once. */
		public function close(int $fd, bool $reset = false): bool {}

		/** Reads no more from a connection until resume(). */
		public function pause(int $fd): bool {}

		/** Reads from a paused connection again. */
		public function resume(int $fd): bool {}
	}
}

namespace Swoole\Http {
	class Server extends \Swoole\Server
	{
	}
}
