<?php

/** @generate-class-entries */

namespace Swoole\Server {
	/** A connection event: connect, receive or close. */
	class Event
	{
		/**
		 * The worker that owns it.
		 *
		 * @var int
		 */
		public $reactor_id = 0;

		/**
		 * The connection.
		 *
		 * @var int
		 */
		public $fd = 0;

		/**
		 * Seconds since the epoch.
		 *
		 * @var float
		 */
		public $dispatch_time = 0.0;

		/**
		 * The bytes or value.
		 *
		 * @var mixed
		 */
		public $data = null;
	}

	/** A datagram. */
	class Packet
	{
		/**
		 * The descriptor it came to.
		 *
		 * @var int
		 */
		public $server_socket = 0;

		/**
		 * The port it came to.
		 *
		 * @var int
		 */
		public $server_port = 0;

		/**
		 * Seconds since the epoch.
		 *
		 * @var float
		 */
		public $dispatch_time = 0.0;

		/**
		 * Of the sender.
		 *
		 * @var string|null
		 */
		public $address = null;

		/**
		 * Of the sender.
		 *
		 * @var int
		 */
		public $port = 0;
	}

	/** A message of another worker. */
	class PipeMessage
	{
		/**
		 * The sender.
		 *
		 * @var int
		 */
		public $source_worker_id = 0;

		/**
		 * The worker concerned.
		 *
		 * @var int
		 */
		public $worker_id = 0;

		/**
		 * Seconds since the epoch.
		 *
		 * @var float
		 */
		public $dispatch_time = 0.0;

		/**
		 * The bytes or value.
		 *
		 * @var mixed
		 */
		public $data = null;
	}

	/** How a process ended. */
	class StatusInfo
	{
		/**
		 * The worker concerned.
		 *
		 * @var int
		 */
		public $worker_id = 0;

		/**
		 * Its process id.
		 *
		 * @var int
		 */
		public $worker_pid = 0;

		/**
		 * As waitpid() gives it.
		 *
		 * @var int
		 */
		public $status = 0;

		/**
		 * exit()'s status.
		 *
		 * @var int
		 */
		public $exit_code = 0;

		/**
		 * The signal that killed it; 0: none.
		 *
		 * @var int
		 */
		public $signal = 0;
	}

	/** The result of a task. */
	class TaskResult
	{
		/**
		 * As task() returned it.
		 *
		 * @var int
		 */
		public $task_id = 0;

		/**
		 * Who did it.
		 *
		 * @var int
		 */
		public $task_worker_id = 0;

		/**
		 * Seconds since the epoch.
		 *
		 * @var float
		 */
		public $dispatch_time = 0.0;

		/**
		 * The bytes or value.
		 *
		 * @var mixed
		 */
		public $data = null;
	}
}
