<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 * How Http\Server with several workers compares to one worker. */
declare(strict_types=1);

namespace Bench;

/**
 * Four workers of Http\Server beside one, nothing pinned. With a handler that works for some hundred microseconds the load
 * generator takes little of a core, and four workers on two cores can answer nearly twice as many requests as one. With the
 * hello handler it takes as much as the server, so that one tells what is left. How much it took is in the table. Requests
 * per second say nothing when the server had to wait for other programs: then the limit is not applied, and what a request
 * costs must still not rise with the workers. Connections must be spread.
 */
final class ServerWorkersCase extends BenchCase
{
	private const WORKERS = 4;
	private const CONNECTIONS = 400;
	/** The part of its processors that the server may not get when requests per second are judged. */
	private const LOST = 0.05;

	public function run(): void
	{
		foreach (['page', 'hello'] as $mode) {
			$how = $this->servers->forMode($mode)['cserve-server'] ?? throw new Skip('there is no cserve-server to run');
			$running = [];
			foreach ([1, self::WORKERS] as $workers) {
				$running[$workers] = $this->processes->start("cserve-server $workers", [...$how['command'], (string) $workers], [], false);
			}
			$this->compare($mode, $running);
			if ($mode === 'page') {
				$this->working($running[self::WORKERS]);
				$this->spread($running[self::WORKERS]);
			}
			$this->processes->stopAll();
		}
	}

	/** @param Server[] $running by number of workers */
	private function compare(string $mode, array $running): void
	{
		$rounds = [];
		for ($round = 0; $round < $this->options->rounds; $round++) {
			$this->report->progress("server-workers: $mode: round " . ($round + 1));
			foreach ($running as $workers => $server) {
				$rounds[$workers][] = $this->measure($server);
			}
		}
		[$one, $all] = [$rounds[1], $rounds[self::WORKERS]];
		$this->tell("$mode handler, CPU per request of one worker", Stats::median(array_column($one, 'cost')), 'us', null,
			Stats::spread(array_column($one, 'cost')));
		$costs = Stats::median(array_map(fn ($a, $b) => $a['cost'] / $b['cost'], $one, $all));
		$name = "server-workers: $mode: cost of one by that of four";
		$this->tell('  by that of ' . self::WORKERS . ' workers', $costs, 'x', $mode === 'page' ? new Limit($name, $costs, 0.9, null, true) : null);
		foreach ([1 => $one, self::WORKERS => $all] as $workers => $seen) {
			$who = $workers === 1 ? 'one worker' : "$workers workers";
			$this->tell("  requests/s of $who", Stats::median(array_column($seen, 'rps')), '/s', null, Stats::spread(array_column($seen, 'rps')));
			$this->tell('    cores used by the server', Stats::median(array_column($seen, 'server')), '');
			$this->tell('    by the load generator', Stats::median(array_column($seen, 'load')), '');
			$this->tell('    by other programs', Stats::median(array_column($seen, 'others')), '');
		}
		$times = Stats::median(array_map(fn ($a, $b) => $b['rps'] / $a['rps'], $one, $all));
		/* Others may have the core that one worker leaves them. */
		$lost = max(1 - Stats::median(array_column($one, 'server')), Stats::median(array_column($all, 'others')) / Proc::cores());
		$limit = null;
		if ($mode === 'page' && $lost > self::LOST) {
			$this->report->note(sprintf('server-workers: other programs took %.0f%% of what the server could use: requests/s are not judged',
				$lost * 100));
		} elseif ($mode === 'page') {
			$limit = new Limit('server-workers: page: requests/s by those of one worker', $times,
				0.9 * min(self::WORKERS, Proc::cores()), null, true);
		}
		$this->tell('  requests/s by those of one worker', $times, 'x', $limit);
	}

	/** One measurement: microseconds per request, requests per second, and cores taken by the load and by others. */
	private function measure(Server $server): array
	{
		$before = Proc::cpu($server->pid);
		$busy = Proc::busy();
		$start = microtime(true);
		$seen = (new Load($this->options))->run($server, 100, 1, $this->options->seconds, false);
		$cpu = Proc::cpu($server->pid)->since($before)->total;
		$seconds = microtime(true) - $start;
		return [
			'cost' => $cpu / max(1, $seen->requests) * 1e6,
			'rps' => $seen->requests / $seen->seconds,
			'server' => $cpu / $seen->seconds,
			'load' => $seen->cpu / $seen->seconds,
			'others' => max(0.0, Proc::busy() - $busy - $cpu - $seen->cpu) / $seconds,
		];
	}

	private function working(Server $server): void
	{
		$busy = array_filter(array_map(fn ($pid) => Proc::own($pid)->total, Proc::tree($server->pid)), fn ($t) => $t > 0.1);
		$this->tell('  processes that worked', (float) count($busy), '',
			new Limit('server-workers: working processes', (float) count($busy), (float) self::WORKERS, null, true));
	}

	private function spread(Server $server): void
	{
		$client = new Client($server->port);
		$client->open(self::CONNECTIONS);
		$counts = json_decode(file_get_contents("http://127.0.0.1:{$server->port}/spread"), true);
		$client->close();
		$spread = count($counts) < self::WORKERS ? INF : max($counts) / min($counts);
		$this->tell('  ' . self::CONNECTIONS . ' connections, most by fewest', $spread, 'x',
			new Limit('server-workers: most by fewest', $spread, 1.3, 1.0));
	}

	private function tell(string $title, float $value, string $unit, ?Limit $limit = null, ?float $spread = null): void
	{
		$this->report->measure('server-workers', $title, $value, $unit, null, $limit, $spread, 'cserve-server');
	}
}
