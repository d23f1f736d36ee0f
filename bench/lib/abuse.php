<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What bad clients can do: while each attack goes on, the memory of the server, and the latency of a hundred ordinary clients
 * by that which they have without it, both measured in turn in every round. The attackers share a core with the ordinary
 * clients, which go first, so that it is the server that is measured.
 */
declare(strict_types=1);

namespace Bench;

final class AbuseCase extends BenchCase
{
	private const LATENCY = 2.0;
	private const CLIENTS = 100;
	private const UPLOAD = 5 << 30;
	private const UPLOAD_QUICK = 1 << 30;

	/** attack => [connections at a time, MiB that the server may grow by] */
	private const ATTACKS = [
		'half heads' => [10_000, 64],
		'slow readers' => [100, 256],
		'slow bodies' => [1_000, 32],
		'header floods' => [20, 32],
		'HTTP/2 resets' => [10, 32],
		'HTTP/2 settings' => [10, 32],
		'HTTP/2 pings' => [10, 32],
		'WebSocket bombs' => [5, 64],
		'WebSocket zeros' => [5, 64],
		'upload' => [1, 32],
		'idle connections' => [15_000, 32],
	];

	public function run(): void
	{
		if (Proc::which('wrk') === null) {
			throw new Skip('needs wrk (apt-get install wrk)');
		}
		$dir = $this->servers->cacheDir('abuse');
		$command = [...$this->servers->php($this->servers->extension()), $this->servers->script('abuse_server'), $dir];
		foreach (self::ATTACKS as $name => [$connections, $mebibytes]) {
			if ($this->options->only !== [] && !in_array($name, $this->options->only, true)) {
				continue;
			}
			try {
				$this->measure($name, $this->processes->start('cserve-server', $command), $connections, $mebibytes, $dir);
			} catch (Skip $e) {
				$this->report->note("abuse: $name: " . $e->getMessage());
			}
			$this->processes->stopAll();
		}
	}

	private function measure(string $name, Server $server, int $connections, int $mebibytes, string $dir): void
	{
		$load = new Load($this->options);
		$once = function () use ($load, $server) {
			$before = Proc::cpu($server->pid);
			$seen = $load->run($server, self::CLIENTS, 1, $this->options->seconds);
			return [$seen, Proc::cpu($server->pid)->since($before)->total / max(1, $seen->requests)];
		};
		$rounds = [];
		$once();
		for ($round = 1; $round <= $this->options->rounds; $round++) {
			$this->report->progress("abuse: $name: round $round/{$this->options->rounds}");
			[$usual, $usualCpu] = $once();
			$before = Proc::memory($server->pid)['rss'];
			self::forgetPeak($server->pid);
			$attacker = $this->attack($name, $server, $connections, $dir);
			$begun = self::done($attacker);
			[$bad, $badCpu] = $once();
			$done = self::done($attacker);
			if ($name === 'upload') {
				$this->awaitUpload($attacker);
			}
			$grown = self::peak($server->pid) - $before;
			if (!$attacker->alive() || !$server->alive()) {
				throw new Skip('it ended: ' . ($server->alive() ? $attacker : $server)->logTail());
			}
			$this->processes->stop($attacker);
			if ($bad->errors > 0) {
				$this->report->note("abuse: $name: {$bad->errors} of {$bad->requests} requests of ordinary clients failed");
			}
			$rounds[] = [
				'p50' => $bad->p50us / $usual->p50us,
				'p99' => $bad->p99us / $usual->p99us,
				'cpu' => $badCpu / $usualCpu,
				'grown' => $grown / 1048576,
				'opened' => ($done[0] - $begun[0]) / $bad->seconds,
				'sent' => ($done[1] - $begun[1]) / $bad->seconds / 1048576,
				'usual' => $usual,
				'attacked' => $bad,
			];
		}
		$this->tell($name, $connections, $mebibytes, $rounds);
	}

	private function tell(string $name, int $connections, int $mebibytes, array $rounds): void
	{
		$row = function (string $what, string $key, string $unit, ?float $most) use ($name, $rounds) {
			$values = array_column($rounds, $key);
			$value = $key === 'grown' ? max($values) : Stats::median($values);
			$limit = $most === null ? null : new Limit("abuse: $name: $what", $value, $most, null);
			$this->report->measure('abuse', "$name: $what", $value, $unit, null, $limit, Stats::spread($values), 'cserve-server');
		};
		$row('latency of others by the usual, p50', 'p50', 'x', self::LATENCY);
		$row('the same, p99', 'p99', 'x', self::LATENCY);
		$row("the server's processor time for each of their requests, by the usual", 'cpu', 'x', null);
		$row(sprintf('memory for %s connections', number_format($connections)), 'grown', 'MiB', $mebibytes);
		$row('the attack', 'opened', 'connections/s', null);
		$row('the attack', 'sent', 'MiB/s', null);
		$this->report->data("abuse $name", $rounds);
	}

	/** Starts the attack, and waits until what has to stand stands. */
	private function attack(string $name, Server $server, int $connections, string $dir): Server
	{
		$size = $this->options->quick ? self::UPLOAD_QUICK : self::UPLOAD;
		if ($name === 'upload' && disk_free_space($dir) < $size + (1 << 30)) {
			throw new Skip(sprintf('%s has no room for %d GiB', $dir, $size >> 30));
		}
		$command = [...$this->servers->php($this->servers->extension()), $this->servers->script('abuse_client'), $name,
			(string) $server->port, (string) $connections, (string) $size];
		$command = Processes::pinned($this->options->loadCore, $command);
		return $this->processes->start("the attack ($name)", ['nice', '-n', '5', ...$command], [], false);
	}

	private function awaitUpload(Server $attacker): void
	{
		$end = microtime(true) + 300;
		while (!str_contains((string) file_get_contents($attacker->log), 'UPLOADED')) {
			if (microtime(true) > $end || !$attacker->alive()) {
				throw new Skip('the upload did not end: ' . $attacker->logTail());
			}
			usleep(10000);
		}
	}

	/** @return array{int, int} the connections that it has opened, the bytes that it has sent */
	private static function done(Server $attacker): array
	{
		$found = preg_match_all('/^STAT (\d+) (\d+)$/m', (string) file_get_contents($attacker->log), $m);
		return $found ? [(int) end($m[1]), (int) end($m[2])] : [0, 0];
	}

	private static function forgetPeak(int $pid): void
	{
		file_put_contents("/proc/$pid/clear_refs", '5');
	}

	/** The most memory that the process has had, since it was told to forget. */
	private static function peak(int $pid): int
	{
		return preg_match('/^VmHWM:\s+(\d+)/m', file_get_contents("/proc/$pid/status"), $m) ? $m[1] * 1024
			: throw new Skip('needs /proc/PID/status of Linux');
	}
}
