<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Memory of idle keep-alive connections: each has had one request answered and then stays. Counted is what the server's
 * process tree grows by; the kernel's own memory of a socket is the same for all servers and is not in it.
 */
declare(strict_types=1);

namespace Bench;

final class IdleCase extends BenchCase
{
	private const COUNTS = [5_000, 10_000, 15_000];
	private const LIMIT_KIB = 1.5;

	public function run(): void
	{
		$names = ['floor', 'cserve', 'cserve-server', 'against', 'go'];
		foreach (array_intersect_key($this->servers->forMode('hello'), array_flip($names)) as $name => $how) {
			try {
				$this->measure($name, $this->processes->start($name, $how['command'], $how['env']));
			} catch (Skip $e) {
				$this->report->note("idle: $name: " . $e->getMessage());
			}
			$this->processes->stopAll();
		}
	}

	private function measure(string $name, Server $server): void
	{
		$client = new Client($server->port);
		$client->open(50); /* pools and tables that the first connections fill are not theirs */
		$base = Proc::memory($server->pid);
		$steps = [];
		foreach (self::COUNTS as $count) {
			$this->report->progress("idle: $name: $count connections");
			$client->open(50 + $count);
			$now = Proc::memory($server->pid);
			$steps[$count] = ['rss' => $now['rss'] - $base['rss'], 'own' => $now['own'] - $base['own']];
		}
		$client->close();
		$most = self::COUNTS[array_key_last(self::COUNTS)];
		$each = $steps[$most]['own'] / $most / 1024;
		foreach ($steps as $count => $step) {
			$limit = $name === 'cserve' && $count === $most ? new Limit('idle: KiB per connection', $each, self::LIMIT_KIB, null) : null;
			$this->report->measure('idle', number_format($count) . ' connections, each', $step['own'] / $count / 1024, 'KiB', null, $limit,
				null, $name);
		}
		[$low, $middle, $high] = array_column($steps, 'own');
		if ($name === 'cserve') {
			$bend = ($high - $middle) / max(1, $middle - $low);
			$this->report->measure('idle', 'last third by the one before (1: linear)', $bend, '', null,
				new Limit('idle: last third by the one before', $bend, 1.25, 1.0), null, $name);
		}
		$this->report->data("idle $name", $steps);
	}
}
