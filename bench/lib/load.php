<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Load: wrk (or ab) for speed, and a small client of our own where the number of requests has to be exact or the
 * connections have to stay.
 */
declare(strict_types=1);

namespace Bench;

/** What a load generator saw. */
final class LoadResult
{
	public function __construct(
		public readonly int $requests,
		public readonly float $seconds,
		public readonly int $errors,
		public readonly float $p50us,
		public readonly float $p99us,
		public readonly float $cpu, /* seconds of processor time that the load generator took */
	) {
	}
}

final class Load
{
	/** $accept: the coding that requests ask for. */
	public function __construct(private Options $options, private string $accept = '')
	{
	}

	public function run(Server $server, int $connections, int $pipeline, float $seconds, bool $pin = true): LoadResult
	{
		return Proc::which('wrk') !== null
			? $this->wrk($server, $connections, $pipeline, $seconds, $pin)
			: $this->ab($server, $connections, $pipeline, $seconds, $pin);
	}

	private function wrk(Server $server, int $connections, int $pipeline, float $seconds, bool $pin): LoadResult
	{
		/* wrk takes whole seconds only. */
		$command = ['wrk', '-t1', "-c$connections", '-d' . max(1, (int) round($seconds)) . 's', '--timeout', '10s',
			'-s', dirname(__DIR__) . '/lua/report.lua', $server->url(), '--', "pipeline=$pipeline", "accept={$this->accept}",
			...($this->options->vary ? ['vary'] : [])];
		$before = Proc::children();
		[$status, $text] = Servers::execute($pin ? Processes::pinned($this->options->loadCore, $command) : $command);
		if ($status !== 0 || !preg_match('/^RESULT (.*)$/m', $text, $m)) {
			throw new Skip("wrk failed on {$server->name}: " . trim(substr($text, -200)));
		}
		$r = json_decode($m[1], true);
		return new LoadResult($r['requests'], $r['us'] / 1e6, $r['socket_errors'] + $r['bad_status'], $r['p50_us'], $r['p99_us'],
			Proc::children() - $before);
	}

	/** ApacheBench is slower than the servers it measures: their CPU time is right, requests/s are ab's own. */
	private function ab(Server $server, int $connections, int $pipeline, float $seconds, bool $pin): LoadResult
	{
		if (Proc::which('ab') === null) {
			throw new Skip('neither wrk nor ab is there (apt-get install wrk)');
		}
		if ($this->accept !== '') {
			throw new Skip('this case needs wrk (apt-get install wrk)');
		}
		if ($pipeline > 1 || $this->options->vary) {
			throw new Skip('ab cannot pipeline or vary (apt-get install wrk)');
		}
		$command = ['ab', '-q', '-k', '-l', '-t', (string) (int) ceil($seconds), '-n', '10000000', '-c', (string) $connections,
			$server->url()];
		$before = Proc::children();
		[$status, $text] = Servers::execute($pin ? Processes::pinned($this->options->loadCore, $command) : $command);
		$get = fn (string $what) => preg_match("/$what:?\s+([\d.]+)/", $text, $m) ? (float) $m[1] : 0.0;
		if ($status !== 0 || $get('Complete requests') < 1) {
			throw new Skip("ab failed on {$server->name}: " . trim(substr($text, -200)));
		}
		return new LoadResult((int) $get('Complete requests'), $get('Time taken for tests'),
			(int) ($get('Failed requests') + $get('Non-2xx responses')), $get('50%') * 1000, $get('99%') * 1000,
			Proc::children() - $before);
	}
}

/** Connections that are held open, with requests sent one at a time on each. */
final class Client
{
	private const REQUEST = "GET /%s HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: bench\r\nAccept: */*\r\n\r\n";

	/** @var resource[] */
	private array $sockets = [];
	private int $sent = 0;

	/** $vary: no request has the bytes of the one before. */
	public function __construct(private int $port, private bool $vary = false)
	{
	}

	/** Opens connections until there are so many, and has one request answered on each new one. */
	public function open(int $total): void
	{
		while (count($this->sockets) < $total) {
			$fresh = [];
			$batch = min(100, $total - count($this->sockets));
			for ($i = 0; $i < $batch; $i++) {
				try {
					$fresh[] = stream_socket_client("tcp://127.0.0.1:{$this->port}", $code, $text, 5);
				} catch (\ErrorException) {
					throw new Skip("connection number " . (count($this->sockets) + $i + 1) . " failed: $text");
				}
			}
			$this->exchange($fresh);
			array_push($this->sockets, ...$fresh);
		}
	}

	public function count(): int
	{
		return count($this->sockets);
	}

	/** So many requests in one write on every connection: all are sent, then all are read. */
	public function round(int $pipeline = 1): void
	{
		$this->exchange($this->sockets, $pipeline);
	}

	/** @param resource[] $sockets */
	private function exchange(array $sockets, int $pipeline = 1): void
	{
		foreach ($sockets as $socket) {
			fwrite($socket, $this->requests($pipeline));
		}
		foreach ($sockets as $socket) {
			$this->read($socket, $pipeline);
		}
	}

	private function requests(int $number): string
	{
		if (!$this->vary) {
			return str_repeat(sprintf(self::REQUEST, ''), $number);
		}
		$text = '';
		for ($i = 0; $i < $number; $i++) {
			$text .= sprintf(self::REQUEST, '?' . $this->sent++ % 10);
		}
		return $text;
	}

	/** @param resource $socket */
	private function read(mixed $socket, int $answers): void
	{
		$text = '';
		stream_set_timeout($socket, 10);
		while ($answers > 0) {
			$part = fread($socket, 65536);
			if ($part === false || $part === '') {
				throw new Skip('no whole answer with 200 and a Content-Length came: ' . json_encode(substr($text, 0, 200)));
			}
			$text .= $part;
			while ($answers > 0 && ($len = self::wholeLength($text)) > 0) {
				$text = substr($text, $len);
				$answers--;
			}
		}
	}

	/** The length of the answer that the text begins with, or 0 while it is not whole. */
	private static function wholeLength(string $text): int
	{
		$head = strpos($text, "\r\n\r\n");
		$known = $head !== false && str_starts_with($text, 'HTTP/1.1 200 ')
			&& preg_match('/^Content-Length: (\d+)\r$/mi', substr($text, 0, $head + 1), $m);
		$len = $known ? $head + 4 + (int) $m[1] : 0;
		return strlen($text) >= $len ? $len : 0;
	}

	public function close(): void
	{
		foreach ($this->sockets as $socket) {
			fclose($socket);
		}
		$this->sockets = [];
	}
}

/** Counts the system calls that a server makes for an exact number of requests. */
final class Strace
{
	private const CONNECTIONS = 10;
	private const ROUNDS = 50;

	/** @return array<string, float> calls per request by name, most frequent first */
	public static function perRequest(Server $server): array
	{
		if (Proc::which('strace') === null) {
			throw new Skip('strace is not there (apt-get install strace)');
		}
		$client = new Client($server->port);
		$client->open(self::CONNECTIONS);
		$client->round();
		$out = tempnam(sys_get_temp_dir(), 'bench-strace-');
		$said = tempnam(sys_get_temp_dir(), 'bench-strace-');
		$pids = [];
		foreach (Proc::tree($server->pid) as $pid) {
			array_push($pids, '-p', (string) $pid);
		}
		$io = [['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['file', $said, 'a']];
		$process = proc_open(['strace', '-c', '-f', '-o', $out, ...$pids], $io, $pipes);
		try {
			$end = microtime(true) + 5;
			while (!str_contains((string) file_get_contents($said), 'attached')) {
				if (!proc_get_status($process)['running'] || microtime(true) > $end) {
					throw new Skip('strace may not attach here: ' . trim((string) file_get_contents($said)));
				}
				usleep(2000);
			}
			usleep(50000); /* the other threads follow at once; nothing tells when */
			for ($i = 0; $i < self::ROUNDS; $i++) {
				$client->round();
			}
		} finally {
			proc_terminate($process, 2);
			proc_close($process);
			$text = (string) file_get_contents($out);
			unlink($out);
			unlink($said);
			$client->close();
		}
		preg_match_all('/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s+(?:\d+\s+)?([a-z_0-9]+)$/m', $text, $m, PREG_SET_ORDER);
		$calls = [];
		foreach ($m as [, $count, $name]) {
			if ($name !== 'total' && $name !== 'restart_syscall') {
				$calls[$name] = $count / (self::CONNECTIONS * self::ROUNDS);
			}
		}
		arsort($calls);
		return $calls;
	}
}

/** Measures the user-mode time of a server with perf's ten thousand samples a second. */
final class Sampler
{
	/** Microseconds of user mode per request that $load sees answered, or null when perf cannot tell here. */
	public static function user(Server $server, callable $load): ?float
	{
		if (Proc::which('perf') === null) {
			return null;
		}
		$out = tempnam(sys_get_temp_dir(), 'bench-perf-');
		$pids = implode(',', Proc::tree($server->pid));
		$io = [['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']];
		$perf = proc_open(['perf', 'record', '-q', '-e', 'cpu-clock', '-F', '10000', '-o', $out, '-p', $pids], $io, $pipes);
		try {
			usleep(300000); /* it does not say when it has begun; should it be late, the share is still right */
			$before = Proc::cpu($server->pid);
			$requests = $load()->requests;
			$cpu = Proc::cpu($server->pid)->since($before);
			proc_terminate($perf, 2);
			proc_close($perf);
			[, $text] = Servers::execute(['perf', 'report', '-i', $out, '--stdio', '--sort', 'sym']);
		} finally {
			@unlink($out);
			@unlink("$out.old");
		}
		$share = fn (string $mode) => preg_match_all("/^\s*([\d.]+)%\s+\[$mode\]/m", $text, $m) ? array_sum($m[1]) : 0.0;
		[$user, $kernel] = [$share('\.'), $share('k')];
		return $kernel > 0 ? $user / ($user + $kernel) * $cpu->total * 1e6 / max(1, $requests) : null;
	}
}
