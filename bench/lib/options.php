<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 * What the command line of bench/run says. */
declare(strict_types=1);

namespace Bench;

/** A wrong command line. */
final class Usage extends \RuntimeException
{
}

/** A case or a server that cannot be measured here; the message says why. */
final class Skip extends \RuntimeException
{
}

final class Options
{
	public const CASES = ['hello', 'pipelined', 'io', 'loop', 'large', 'gzip', 'workers', 'server-workers', 'micro', 'idle', 'websocket', 'http2', 'tls', 'tcp'];
	/** What is run only when asked for. */
	private const EXTRA = ['abuse', 'instructions', 'soak'];
	public const HELP = <<<'TEXT'
		usage: bench/run [OPTION...] [CASE...]

		Measures the CPU time that a server spends per request, beside a bare C server without PHP (the floor), Go's net/http
		and Workerman, all in the same run. Without CASE all but the last three are run.

		  hello      one line of text, 100 keep-alive connections
		  pipelined  the same, 16 requests in every write
		  io         sleeps 5 ms and answers with a 4 KiB file, 150 connections
		  loop       counts to 10,000 in PHP, 100 connections
		  large      one megabyte, 20 connections
		  gzip       ten pieces of 10 KiB, each compressed as it is written, 20 connections
		  workers    the loop handler with worker_num 4 and no pinning: are all cores used?
		  server-workers
		             Http\Server with four workers beside one: requests/s and their cost, with a handler that makes a page
		             of a sorted table and with hello; and how connections are spread
		  micro      coroutines: create, resume and yield, channel, memory of 1,000,000 live ones, beside PHP's Fiber
		  idle       memory of 5,000, 10,000 and 15,000 idle keep-alive connections
		  websocket  echo of a 100-byte message, 100 connections, beside a C server with the same framing
		  http2      one line of text by HTTP/2, 10 connections with 32 streams each, by h2load, beside nghttpd
		  tls        handshakes of new TLS connections, by openssl s_time, beside openssl s_server
		  tcp        echo of 100 bytes with Coroutine\Socket, 100 connections, beside a C server on libuv
		  abuse      what bad clients do to the others' latency and to memory: half heads, slow readers, floods, bombs, large
		             uploads, idle connections
		  instructions
		             per request, counted by callgrind, and where they go: exact, for work on the hot path
		  soak       growth of memory over many requests; see --soak

		  --quick            short and coarse: all cases in less than 90 seconds
		  --rounds N         measure every server N times in turn (5; 3 with --quick)
		  --seconds S        length of one measurement (2; 1 with --quick)
		  --connections N    instead of the case's own number
		  --only A,B         of the servers floor, cserve, cserve-server, cserve-process, against, against-server, go, workerman only these
		  --ext FILE         the extension to measure (modules/cserve.so)
		  --against FILE     another build or extension to run the same PHP scripts on
		  --no-jit           without opcache and its JIT
		  --vary             give each request another query: cserve parses the same bytes once only
		  --no-strace        do not count system calls
		  --soak N           run N million requests and watch the memory (adds the case soak)
		  --cores A,B        pin servers to core A and the load to core B (0,1)
		  --json             print data instead of the table
		  --check            exit 1 when a limit is missed

		Limits are printed beside what was measured. The times are processor time (user + system) of the server's process tree
		from /proc, divided by the requests that wrk saw answered; each ratio is the median of the ratios within one round.

		TEXT;

	public bool $help = false;
	public bool $quick = false;
	public bool $json = false;
	public bool $check = false;
	public bool $jit = true;
	public bool $strace = true;
	public int $rounds = 0;
	public float $seconds = 0.0;
	public int $connections = 0;
	public bool $vary = false;
	public int $soak = 0;
	public ?string $against = null;
	public string $extension;
	public int $serverCore = 0;
	public int $loadCore = 1;
	/** @var string[] */
	public array $only = [];
	/** @var string[] */
	public array $cases = [];

	public static function parse(array $args): self
	{
		$o = new self();
		$o->extension = dirname(__DIR__, 2) . '/modules/cserve.so';
		while (($arg = array_shift($args)) !== null) {
			if (preg_match('/^(--[a-z-]+)=(.*)$/s', $arg, $m)) {
				array_unshift($args, $m[2]);
				$arg = $m[1];
			}
			$o->take($arg, $args);
		}
		$o->rounds = $o->rounds ?: ($o->quick ? 3 : 5);
		$o->seconds = $o->seconds ?: ($o->quick ? 1.0 : 2.0);
		$o->cases = $o->cases ?: self::CASES;
		if ($o->soak > 0 && !in_array('soak', $o->cases, true)) {
			$o->cases[] = 'soak';
		}
		$o->soak = $o->soak ?: 10;
		return $o;
	}

	private function take(string $arg, array &$rest): void
	{
		switch ($arg) {
			case '-h':
			case '--help':
				$this->help = true;
				return;
			case '--quick':
				$this->quick = true;
				return;
			case '--json':
				$this->json = true;
				return;
			case '--check':
				$this->check = true;
				return;
			case '--no-jit':
				$this->jit = false;
				return;
			case '--vary':
				$this->vary = true;
				return;
			case '--no-strace':
				$this->strace = false;
				return;
		}
		if (str_starts_with($arg, '--')) {
			$this->takeValue($arg, $rest);
		} elseif (in_array($arg, [...self::CASES, ...self::EXTRA], true)) {
			$this->cases[] = $arg;
		} else {
			throw new Usage("there is no case '$arg'");
		}
	}

	private function takeValue(string $option, array &$rest): void
	{
		$known = ['--rounds', '--seconds', '--connections', '--soak', '--only', '--ext', '--against', '--cores'];
		if (!in_array($option, $known, true)) {
			throw new Usage("there is no option '$option'");
		}
		$value = array_shift($rest) ?? throw new Usage("option $option needs a value");
		$number = fn () => is_numeric($value) && $value > 0 ? $value : throw new Usage("$option $value: not a number > 0");
		match ($option) {
			'--rounds' => $this->rounds = (int) $number(),
			'--seconds' => $this->seconds = (float) $number(),
			'--connections' => $this->connections = (int) $number(),
			'--soak' => $this->soak = (int) $number(),
			'--only' => $this->only = explode(',', $value),
			'--ext' => $this->extension = self::file($value),
			'--against' => $this->against = self::file($value),
			'--cores' => [$this->serverCore, $this->loadCore] = preg_match('/^(\d+),(\d+)$/', $value, $m)
				? [(int) $m[1], (int) $m[2]] : throw new Usage("--cores $value: two core numbers are needed, as in 0,1"),
		};
	}

	private static function file(string $path): string
	{
		return realpath($path) ?: throw new Usage("$path: no such file");
	}
}
