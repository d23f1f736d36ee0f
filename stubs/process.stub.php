<?php

/**
 * @generate-class-entries
 */

namespace Swoole {
	/**
	 * A child process that runs a callback, and what a process needs of the system: signals, alarms, queues, priorities.
	 * The child ends with the callback and the event loop that this leaves behind; it runs none of its parent's
	 * coroutines, timers or signal handlers.
	 *
	 * @not-serializable
	 */
	class Process
	{
		/**
		 * @var int
		 * @cvalue CS_PROCESS_IPC_NOWAIT
		 */
		public const IPC_NOWAIT = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_MASTER
		 */
		public const PIPE_MASTER = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_READ
		 */
		public const PIPE_READ = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_DGRAM
		 */
		public const PIPE_TYPE_DGRAM = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_NONE
		 */
		public const PIPE_TYPE_NONE = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_STREAM
		 */
		public const PIPE_TYPE_STREAM = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_WORKER
		 */
		public const PIPE_WORKER = UNKNOWN;
		/**
		 * @var int
		 * @cvalue CS_PROCESS_PIPE_WRITE
		 */
		public const PIPE_WRITE = UNKNOWN;

		/**
		 * The descriptor of this process's end of the pipe; in the parent it is the one to the child.
		 *
		 * @var int|null
		 */
		public $pipe = null;
		/**
		 * The message queue's id, after useQueue().
		 *
		 * @var int|null
		 */
		public $msgQueueId = null;
		/**
		 * The message queue's key, after useQueue().
		 *
		 * @var int|null
		 */
		public $msgQueueKey = null;
		/**
		 * The child's process id, after start().
		 *
		 * @var int|null
		 */
		public $pid = null;
		/**
		 * The object's number among the processes of the script; in a pool the worker's.
		 *
		 * @var int|null
		 */
		public $id = null;
		/** @var callable|null */
		private $callback = null;

		/**
		 * $callback is called in the child with this object. $redirect_stdin_and_stdout makes the pipe the child's
		 * standard input and output, and a stream. $pipe_type: 0 none, 1 a stream, 2 messages of their own (SOCK_STREAM,
		 * SOCK_DGRAM). $enable_coroutine runs the callback in a coroutine.
		 */
		public function __construct(callable $callback, bool $redirect_stdin_and_stdout = false, int $pipe_type = 2, bool $enable_coroutine = false) {}

		/** The pipe closes with the object; the process goes on. */
		public function __destruct() {}

		/**
		 * Waits for any child of this process that nobody waits for by its id: ['pid' => id, 'code' => exit status,
		 * 'signal' => signal that ended it]. False without a child, or when $blocking is false and none has ended. In a
		 * coroutine the others go on.
		 */
		public static function wait(bool $blocking = true): array|false {}

		/**
		 * Calls $callback($signal_no) when the signal comes: in the event loop, or, while none runs, between two lines of
		 * the script. It replaces the callback of before; null takes that away. Watching a signal does not keep the
		 * process alive.
		 */
		public static function signal(int $signal_no, ?callable $callback = null): bool {}

		/**
		 * Makes the system send a signal every $usec microseconds, none when that is not above 0. $type: 0 real time
		 * (SIGALRM), 1 processor time of the program (SIGVTALRM), 2 with that of the system (SIGPROF).
		 */
		public static function alarm(int $usec, int $type = 0): bool {}

		/** Sends a signal; 0 only looks. False, without a warning, when there is no such process. */
		public static function kill(int $pid, int $signal_no = 15): bool {}

		/**
		 * Goes on in the background: the script continues in a child that has left the terminal, the calling process ends.
		 * $nochdir false changes to the directory "/"; $noclose false connects the standard streams to /dev/null; $pipes
		 * holds streams or descriptors to use for stdin, stdout and stderr (null: leave that one).
		 */
		public static function daemon(bool $nochdir = true, bool $noclose = true, array $pipes = []): bool {}

		/** Binds this process to the processors with these numbers. */
		public static function setAffinity(array $cpu_settings): bool {}

		/** The numbers of the processors that this process may run on. */
		public static function getAffinity(): array {}

		/**
		 * Sets the scheduling priority, -20 (high) to 20 (low). $which: PRIO_PROCESS, PRIO_PGRP or PRIO_USER; $who: the id
		 * of it, by default that of this object's process.
		 */
		public function setPriority(int $which, int $priority, ?int $who = null): bool {}

		/** The scheduling priority; false with a warning when it cannot be told. */
		public function getPriority(int $which, ?int $who = null): int|false {}

		/** Settings: enable_coroutine. */
		public function set(array $settings): void {}

		/** Limits the time that read() and write() wait, in seconds. */
		public function setTimeout(float $seconds): bool {}

		/** False makes read() and write() return at once with what can be done. */
		public function setBlocking(bool $blocking): bool {}

		/**
		 * Attaches a System V message queue. $key: 0 makes one from the path of the script. $mode: 1 each process gets what
		 * was sent to it, 2 whoever asks first gets it; plus Process::IPC_NOWAIT for pop() and push() that do not wait.
		 * $capacity: the size limit in bytes, -1 the system's. The queue outlives the process: see freeQueue().
		 */
		public function useQueue(int $key = 0, int $mode = 2, int $capacity = -1): bool {}

		/** ['queue_num' => messages, 'queue_bytes' => their bytes] */
		public function statQueue(): array|false {}

		/** Removes the queue from the system; what is in it is lost, who waits for it gets false. */
		public function freeQueue(): bool {}

		/** Starts the child. Its process id; false with a warning when that failed or it runs already. */
		public function start(): int|bool {}

		/** Sends to the other process. Bytes sent (fewer than given when the time was over), or false. In a coroutine the others go on. */
		public function write(string $data): int|false {}

		/**
		 * Closes the pipe; Process::PIPE_READ and PIPE_WRITE one direction of it, PIPE_MASTER and PIPE_WORKER the end of
		 * the parent or of the child in this process.
		 */
		public function close(int $which = 0): bool {}

		/**
		 * Reads up to $size bytes, or one message; "" when the other side has closed. False when the time was over. In a
		 * coroutine the others go on. The parent also has the child's end of the pipe, so that start() can be called again:
		 * it learns of the child's end from wait(), or here after close(Process::PIPE_WORKER).
		 */
		public function read(int $size = 8192): string|false {}

		/** Puts a message of 1 to 65,536 bytes into the queue. In a coroutine the others go on. */
		public function push(string $data): bool {}

		/** Takes a message out of the queue; false when there is none and it does not wait, or the queue was removed. In a coroutine the others go on. */
		public function pop(int $size = 65536): string|false {}

		/** In the child: ends the process with this status. */
		public function exit(int $exit_code = 0): void {}

		/** In the child: runs another program in its place. Returns, with false, only when that failed. */
		public function exec(string $exec_file, array $args): bool {}

		/** The pipe as a socket for coroutines. */
		public function exportSocket(): \Swoole\Coroutine\Socket|false {}

		/** Names this process, as `ps` shows it. */
		public function name(string $process_name): bool {}
	}
}
