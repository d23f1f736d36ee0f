<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The cases that put load on HTTP servers. All servers of a case run at the same time, idle but for the one under
 * load, and every round measures each of them once in turn: what disturbs the machine for a while disturbs all.
 */
declare(strict_types=1);

namespace Bench;

/** What all cases have. */
abstract class BenchCase
{
	public function __construct(
		protected Options $options,
		protected Processes $processes,
		protected Servers $servers,
		protected Report $report,
	) {
	}

	/** @return array<string, Server> the servers that could be started */
	protected function startAll(string $mode): array
	{
		$running = [];
		foreach ($this->servers->forMode($mode) as $name => $how) {
			try {
				$running[$name] = $this->processes->start($name, $how['command'], $how['env']);
			} catch (Skip $e) {
				$this->report->note($e->getMessage());
			}
		}
		return $running ?: throw new Skip('no server could be started');
	}
}

/** hello, pipelined, io, loop, large and gzip. */
final class HttpCase extends BenchCase
{
	/** case => server => [what, limit, compared with, goal] */
	private const LIMITS = [
		'hello' => [
			'cserve' => [['cpu', 1.20, 'floor', 1.10], ['user', 3.0, 'floor', 2.0]],
			'cserve-server' => [['cpu', 1.20, 'floor', 1.08], ['user', 3.0, 'floor', 2.0]],
			'cserve-process' => [['cpu', 1.05, 'cserve-server', 1.0]],
		],
		'pipelined' => ['cserve' => [['cpu', 2.0, 'floor', 1.5]], 'cserve-server' => [['cpu', 2.0, 'floor', 1.5]]],
		'io' => ['cserve' => [['cpu', 0.5, 'go', 0.35]]],
		'loop' => ['cserve' => [['cpu', 0.8, 'go', null]]],
		'large' => ['cserve' => [['cpu', 1.11, 'floor', 1.05]], 'cserve-server' => [['cpu', 1.11, 'floor', 1.05]]],
		'gzip' => ['cserve' => [['cpu', 1.25, 'floor', 1.1]]],
	];

	/** @var array<string, float> microseconds in user mode per request of each server */
	private array $user = [];

	public function run(string $case, int $pipeline, int $connections): void
	{
		$mode = $case === 'pipelined' ? 'hello' : $case;
		$connections = $this->options->connections ?: $connections;
		$running = $this->startAll($mode);
		if ($case === 'pipelined' || $case === 'gzip') {
			unset($running['workerman']);
		}
		$load = new Load($this->options, $case === 'gzip' ? 'gzip' : '');
		$rounds = [];
		foreach ($running as $server) {
			$this->warm($load, $server, $connections, $pipeline, $case === 'gzip');
		}
		for ($round = 0; $round < $this->options->rounds; $round++) {
			foreach ($running as $name => $server) {
				$this->report->progress("$case: round " . ($round + 1) . "/{$this->options->rounds}: $name");
				$rounds[$name][] = $this->measure($load, $server, $connections, $pipeline);
			}
		}
		foreach ($running as $name => $server) {
			$this->report->progress("$case: user and system time of $name");
			$sampled = $this->options->quick && $case !== 'hello' ? null
				: Sampler::user($server, fn () => $load->run($server, $connections, $pipeline, $this->options->seconds));
			$this->user[$name] = $sampled ?? Stats::median(self::perRequest($rounds[$name])) * self::tickShare($rounds[$name]);
		}
		foreach ($running as $name => $server) {
			$row = $this->summary($case, $name, $rounds);
			$row['syscalls'] = $this->syscalls($case, $server);
			if (!$server->alive()) {
				$this->report->note("$name ended during $case: " . $server->logTail());
			}
			$this->report->http($row, $this->limits($case, $name, $rounds, $row['syscalls']));
		}
	}

	/** The JIT, the pools, the page cache. */
	private function warm(Load $load, Server $server, int $connections, int $pipeline, bool $chunked): void
	{
		if (!$this->options->quick || $chunked) {
			$load->run($server, $connections, $pipeline, 1.0);
			return;
		}
		$client = new Client($server->port);
		$client->open(20);
		for ($i = 0; $i < 30; $i++) {
			$client->round();
		}
		$client->close();
	}

	private function measure(Load $load, Server $server, int $connections, int $pipeline): array
	{
		for ($try = 1, $seen = null; $seen === null; $try++) {
			$before = Proc::cpu($server->pid);
			$seen = $load->run($server, $connections, $pipeline, $this->options->seconds);
			$cpu = Proc::cpu($server->pid)->since($before);
			if ($seen->requests === 0) {
				/* On a crowded machine the time may be over before anybody has run. */
				$seen = $try < 3 ? null : throw new Skip("{$server->name} answered nothing; " . $server->logTail());
			}
		}
		if ($seen->errors > 0) {
			$this->report->note("{$server->name}: {$seen->errors} of {$seen->requests} requests failed");
		}
		return [
			'requests' => $seen->requests,
			'seconds' => $seen->seconds,
			'cpu' => $cpu->total,
			'ticks_user' => $cpu->user,
			'ticks_system' => $cpu->system,
			'p50_us' => $seen->p50us,
			'p99_us' => $seen->p99us,
		];
	}

	/** Microseconds of CPU per request of each round. */
	private static function perRequest(array $rounds): array
	{
		return array_map(fn ($r) => $r['cpu'] / max(1, $r['requests']) * 1e6, $rounds);
	}

	/** User-mode share of all rounds together: the kernel samples it, and one round has too few samples. */
	private static function tickShare(array $rounds): float
	{
		$user = array_sum(array_column($rounds, 'ticks_user'));
		$all = $user + array_sum(array_column($rounds, 'ticks_system'));
		return $all > 0 ? $user / $all : 0.0;
	}

	/** The median over the rounds of our CPU per request by the other's, or null without the other. */
	private static function ratio(array $rounds, string $name, string $other): ?float
	{
		if (!isset($rounds[$name], $rounds[$other])) {
			return null;
		}
		$ours = self::perRequest($rounds[$name]);
		$theirs = self::perRequest($rounds[$other]);
		return Stats::median(array_map(fn ($a, $b) => $b > 0 ? $a / $b : NAN, $ours, $theirs));
	}

	private function summary(string $case, string $name, array $rounds): array
	{
		$own = $rounds[$name];
		$cpu = self::perRequest($own);
		$rps = array_map(fn ($r) => $r['requests'] / $r['seconds'], $own);
		return [
			'case' => $case,
			'server' => $name,
			'cpu_us' => Stats::median($cpu),
			'spread' => Stats::spread($cpu),
			'user_us' => $this->user[$name],
			'system_us' => Stats::median($cpu) - $this->user[$name],
			'x_floor' => self::ratio($rounds, $name, 'floor'),
			'x_floor_user' => ($this->user['floor'] ?? 0.0) > 0 ? $this->user[$name] / $this->user['floor'] : null,
			'x_go' => self::ratio($rounds, $name, 'go'),
			'rps' => Stats::median($rps),
			'rps_spread' => Stats::spread($rps),
			'p50_us' => Stats::median(array_column($own, 'p50_us')),
			'p99_us' => Stats::median(array_column($own, 'p99_us')),
			'rounds' => $own,
		];
	}

	private function syscalls(string $case, Server $server): ?array
	{
		if (!$this->options->strace || $case === 'pipelined' || $case === 'gzip') {
			return null;
		}
		$this->report->progress("$case: system calls of {$server->name}");
		try {
			return Strace::perRequest($server);
		} catch (Skip $e) {
			$this->report->note("system calls of {$server->name} not counted: " . $e->getMessage());
			return null;
		}
	}

	private function limits(string $case, string $name, array $rounds, ?array $calls): array
	{
		$limits = [];
		foreach (self::LIMITS[$case][$name] ?? [] as [$what, $limit, $other, $goal]) {
			if (!isset($rounds[$other])) {
				continue;
			}
			if ($what === 'user' && $this->user[$other] <= 0) {
				$this->report->note("$case: too short a run to compare user mode; install perf or use --seconds");
				continue;
			}
			$value = $what === 'cpu' ? self::ratio($rounds, $name, $other) : $this->user[$name] / $this->user[$other];
			$limits[] = new Limit("$case: $what x $other", $value, $limit, $goal);
		}
		if ($case === 'hello' && $name === 'cserve' && $calls !== null) {
			$of = fn (string ...$names) => array_sum(array_intersect_key($calls, array_flip($names)));
			$limits[] = new Limit('hello: reads', $of('read', 'readv', 'recvfrom', 'recvmsg'), 1.02, null);
			$limits[] = new Limit('hello: writes', $of('write', 'writev', 'sendto', 'sendmsg'), 1.02, null);
			$limits[] = new Limit('hello: epoll_ctl', $of('epoll_ctl'), 0.0, null);
		}
		return $limits;
	}
}

/** worker_num 4 on the coroutine server, loop handler, nothing pinned: does the work spread over the processes? */
final class WorkersCase extends BenchCase
{
	private const WORKERS = 4;

	public function run(): void
	{
		$servers = $this->servers->forMode('loop');
		$how = $servers['cserve'] ?? throw new Skip('there is no cserve to run');
		$server = $this->processes->start('cserve', [...$how['command'], (string) self::WORKERS], [], false);
		$this->report->progress('workers');
		$before = [];
		foreach (Proc::tree($server->pid) as $pid) {
			$before[$pid] = Proc::own($pid)->total;
		}
		$start = microtime(true);
		$seen = (new Load($this->options))->run($server, $this->options->connections ?: 100, 1, 2.0, false);
		$seconds = microtime(true) - $start;
		/* A process that was forked meanwhile did all its work in that time. */
		$busy = array_map(fn ($pid) => Proc::own($pid)->total - ($before[$pid] ?? 0.0), Proc::tree($server->pid));
		$working = count(array_filter($busy, fn ($t) => $t > $seconds / 50));
		$this->report->measure('workers', 'loop handler, requests/s', $seen->requests / $seen->seconds, '/s');
		$this->report->measure('workers', 'cores used by the server', array_sum($busy) / $seconds, '');
		$this->report->measure('workers', 'processes that worked', (float) $working, '', null,
			new Limit('workers: working processes', (float) $working, (float) self::WORKERS, null, true));
	}
}

/** Millions of requests, in several steps: memory after the first tenth against memory in the end. */
final class SoakCase extends BenchCase
{
	private const STEPS = 10;

	public function run(): void
	{
		$how = $this->servers->forMode('hello')['cserve'] ?? throw new Skip('there is no cserve to run');
		$server = $this->processes->start('cserve', $how['command']);
		$load = new Load($this->options);
		$wanted = $this->options->soak * 1_000_000;
		$done = 0;
		$samples = [];
		for ($step = 1; $step <= self::STEPS; $step++) {
			while ($done < $wanted * $step / self::STEPS) {
				/* Both ways in turn: alone and 16 in a write. */
				$done += $load->run($server, 100, 1, 1.0)->requests;
				$done += $load->run($server, 100, 16, 4.0)->requests;
			}
			$samples[] = ['requests' => $done] + Proc::memory($server->pid);
			$this->report->progress(sprintf('soak: %.1f million requests, RSS %.1f MiB', $done / 1e6, end($samples)['rss'] / 1048576));
		}
		$growth = end($samples)['own'] - $samples[0]['own'];
		$requests = end($samples)['requests'] - $samples[0]['requests'];
		$this->report->measure('soak', 'requests', (float) $done, '');
		$this->report->measure('soak', 'memory in the end', end($samples)['rss'] / 1048576, 'MiB');
		$this->report->measure('soak', 'growth per million requests', $growth / max(1, $requests / 1e6) / 1024, 'KiB', null,
			new Limit('soak: KiB per million requests', $growth / max(1, $requests / 1e6) / 1024, 16.0, 0.0));
		$this->report->data('soak', $samples);
	}
}
