<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Child processes and what /proc tells of them. A Server is a started server process, pinned to a core; its figures
 * are those of its whole process tree.
 */
declare(strict_types=1);

namespace Bench;

/** Processor time of a process tree: seconds in user mode, in the kernel, and together. */
final class Cpu
{
	public function __construct(
		public readonly float $user,
		public readonly float $system,
		public readonly float $total,
	) {
	}

	public function since(self $before): self
	{
		return new self($this->user - $before->user, $this->system - $before->system, $this->total - $before->total);
	}
}

/** Reads /proc. */
final class Proc
{
	private const TICKS = 100; /* USER_HZ, the unit of /proc/PID/stat, is 100 on every Linux */

	/** @return int[] the process and all that descend from it */
	public static function tree(int $root): array
	{
		$children = [];
		foreach (glob('/proc/[0-9]*/stat') ?: [] as $path) {
			$stat = self::stat($path);
			if ($stat !== null) {
				$children[$stat['ppid']][] = $stat['pid'];
			}
		}
		$tree = [$root];
		for ($i = 0; $i < count($tree); $i++) {
			array_push($tree, ...($children[$tree[$i]] ?? []));
		}
		return $tree;
	}

	/** The fields that matter here, or null when the process is gone. */
	private static function stat(string $path): ?array
	{
		$text = @file_get_contents($path);
		if (!$text) {
			return null;
		}
		/* The name in parentheses may hold anything: count the fields from the last ')'. */
		$f = explode(' ', substr($text, strrpos($text, ')') + 2));
		return [
			'pid' => (int) $text,
			'ppid' => (int) $f[1],
			'user' => ($f[11] + $f[13]) / self::TICKS,
			'system' => ($f[12] + $f[14]) / self::TICKS,
		];
	}

	/**
	 * Processor time of the tree. The kernel knows the sum to the nanosecond (schedstat) but finds out by sampling how
	 * it divides into user and system; so does stat, with 10 ms of grain.
	 */
	public static function cpu(int $root): Cpu
	{
		$user = $system = $total = 0.0;
		foreach (self::tree($root) as $pid) {
			$own = self::own($pid);
			$user += $own->user;
			$system += $own->system;
			$total += $own->total;
		}
		return new Cpu($user, $system, $total);
	}

	/** The same for one process; zero when it is gone. */
	public static function own(int $pid): Cpu
	{
		$stat = self::stat("/proc/$pid/stat") ?? ['user' => 0.0, 'system' => 0.0];
		$exact = 0.0;
		foreach (glob("/proc/$pid/task/*/schedstat") ?: [] as $path) {
			$exact += (float) @file_get_contents($path) / 1e9;
		}
		return new Cpu($stat['user'], $stat['system'], $exact > 0 ? $exact : $stat['user'] + $stat['system']);
	}

	/** Seconds that all processors together were busy, for whomever. */
	public static function busy(): float
	{
		$f = preg_split('/\s+/', strtok((string) file_get_contents('/proc/stat'), "\n"));
		/* user, nice, system, irq, softirq, and what other machines on the same hardware took */
		return ($f[1] + $f[2] + $f[3] + $f[6] + $f[7] + $f[8]) / self::TICKS;
	}

	/** Seconds of processor time of the children that have ended. */
	public static function children(): float
	{
		$r = getrusage(1);
		return $r['ru_utime.tv_sec'] + $r['ru_stime.tv_sec'] + ($r['ru_utime.tv_usec'] + $r['ru_stime.tv_usec']) / 1e6;
	}

	/**
	 * Bytes of the tree. "own" is anonymous memory, what several share divided among them; pages of files are not in it,
	 * as their part changes with every other process that uses the same library.
	 * @return array{rss:int,own:int,page_tables:int}
	 */
	public static function memory(int $root): array
	{
		$sum = ['rss' => 0, 'own' => 0, 'page_tables' => 0];
		foreach (self::tree($root) as $pid) {
			$status = (string) @file_get_contents("/proc/$pid/status");
			$rollup = (string) @file_get_contents("/proc/$pid/smaps_rollup");
			$sum['rss'] += preg_match('/^VmRSS:\s+(\d+)/m', $status, $m) ? $m[1] * 1024 : 0;
			$sum['page_tables'] += preg_match('/^VmPTE:\s+(\d+)/m', $status, $m) ? $m[1] * 1024 : 0;
			$anonymous = preg_match('/^Pss_Anon:\s+(\d+)/m', $rollup, $m) || preg_match('/^RssAnon:\s+(\d+)/m', $status, $m);
			$sum['own'] += $anonymous ? $m[1] * 1024 : 0;
		}
		return $sum;
	}

	public static function cores(): int
	{
		return max(1, preg_match_all('/^processor\s*:/m', (string) @file_get_contents('/proc/cpuinfo')));
	}

	public static function which(string $program): ?string
	{
		foreach (explode(':', (string) getenv('PATH')) as $dir) {
			if ($dir !== '' && is_executable("$dir/$program")) {
				return "$dir/$program";
			}
		}
		return null;
	}
}

/** One running server. */
final class Server
{
	/** @param resource $process */
	public function __construct(
		public readonly string $name,
		public readonly int $pid,
		public readonly int $port,
		public readonly mixed $process,
		public readonly string $log,
	) {
	}

	public function url(): string
	{
		return "http://127.0.0.1:{$this->port}/";
	}

	public function alive(): bool
	{
		return proc_get_status($this->process)['running'];
	}

	public function logTail(): string
	{
		return trim(substr((string) @file_get_contents($this->log), -600));
	}
}

/** Starts and stops them. */
final class Processes
{
	private const START_SECONDS = 15;

	/** @var Server[] */
	private array $servers = [];

	public function __construct(private Options $options)
	{
	}

	/** The command, pinned to a core where that is possible. */
	public static function pinned(int $core, array $command): array
	{
		return $core < Proc::cores() && Proc::cores() > 1 && Proc::which('taskset') !== null
			? ['taskset', '-c', (string) $core, ...$command] : $command;
	}

	/** Starts the command and waits until it prints "PORT n". */
	public function start(string $name, array $command, array $env = [], bool $pin = true): Server
	{
		$log = tempnam(sys_get_temp_dir(), 'bench-log-');
		$command = $pin ? self::pinned($this->options->serverCore, $command) : $command;
		$io = [['file', '/dev/null', 'r'], ['file', $log, 'a'], ['file', $log, 'a']];
		$process = proc_open($command, $io, $pipes, null, $env === [] ? null : $env + getenv());
		$pid = proc_get_status($process)['pid'];
		$end = microtime(true) + self::START_SECONDS;
		do {
			usleep(5000);
			$text = (string) @file_get_contents($log);
			$port = preg_match('/^PORT (\d+)$/m', $text, $m) ? (int) $m[1] : 0;
			$running = proc_get_status($process)['running'];
		} while ($port === 0 && $running && microtime(true) < $end);
		$server = new Server($name, $pid, $port, $process, $log);
		if ($port === 0 || !$running) {
			$said = trim(substr(preg_replace('/\s+/', ' ', $text), -300));
			$this->stop($server);
			throw new Skip("$name did not start" . ($said === '' ? '' : ": $said"));
		}
		$this->servers[$pid] = $server;
		while (!self::accepts($port)) {
			if (!$server->alive() || microtime(true) > $end) {
				throw new Skip("$name takes no connection on its port $port: " . $server->logTail());
			}
			usleep(5000);
		}
		return $server;
	}

	/** A script may print its port before it listens. */
	private static function accepts(int $port): bool
	{
		$socket = @stream_socket_client("tcp://127.0.0.1:$port", $code, $text, 1);
		return $socket !== false && fclose($socket);
	}

	public function stop(Server $server): void
	{
		unset($this->servers[$server->pid]);
		$tree = Proc::tree($server->pid);
		proc_terminate($server->process, 15);
		$end = microtime(true) + 3;
		while ($server->alive() && microtime(true) < $end) {
			usleep(5000);
		}
		if ($server->alive()) {
			proc_terminate($server->process, 9);
		}
		foreach (array_slice($tree, 1) as $pid) {
			if (is_dir("/proc/$pid") && $this->isOurs($pid, $server)) {
				exec("kill -9 $pid 2>/dev/null");
			}
		}
		proc_close($server->process);
		@unlink($server->log);
	}

	/** Is this process still the one we saw? Its standard output is the log file of its server. */
	private function isOurs(int $pid, Server $server): bool
	{
		return @readlink("/proc/$pid/fd/1") === $server->log;
	}

	public function stopAll(): void
	{
		foreach ($this->servers as $server) {
			$this->stop($server);
		}
	}
}
