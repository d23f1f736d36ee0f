<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Instructions per request in user mode, counted by callgrind: no noise, so a change of one percent shows. Where they
 * go is printed too. The kernel's part is not in it, and the JIT's own code appears as one unnamed function.
 */
declare(strict_types=1);

namespace Bench;

final class InstructionsCase extends BenchCase
{
	private const CONNECTIONS = 10;
	private const ROUNDS = 100;
	/** name => requests in a write, and whether they differ */
	private const WRITES = ['a request in user mode' => [1, false], 'one of sixteen in a write' => [16, false],
		'a request unlike the one before' => [1, true], 'one of sixteen that differ' => [16, true]];
	private const TOP = 25;

	public function run(): void
	{
		foreach (['valgrind', 'callgrind_control', 'callgrind_annotate'] as $program) {
			if (Proc::which($program) === null) {
				throw new Skip("$program is not there (apt-get install valgrind)");
			}
		}
		$names = ['floor', 'cserve', 'cserve-server', 'against', 'against-server'];
		foreach (array_intersect_key($this->servers->forMode('hello'), array_flip($names)) as $name => $how) {
			$this->report->progress("instructions: $name");
			foreach (self::WRITES as $what => [$pipeline, $vary]) {
				try {
					$this->measure($name, $how, $what, $pipeline, $vary);
				} catch (Skip $e) {
					$this->report->note("instructions: $name: " . $e->getMessage());
				}
				$this->processes->stopAll();
			}
		}
	}

	/** A server of its own for each: callgrind's totals are right in the first dump only. */
	private function measure(string $name, array $how, string $what, int $pipeline, bool $vary): void
	{
		$out = sys_get_temp_dir() . '/bench-callgrind-' . getmypid() . '.out';
		$command = ['valgrind', '-q', '--tool=callgrind', '--instr-atstart=no', "--callgrind-out-file=$out", ...$how['command']];
		$server = $this->processes->start($name, $command, $how['env']);
		try {
			$client = new Client($server->port, $vary);
			$client->open(self::CONNECTIONS);
			for ($i = 0; $i < 30; $i++) {
				$client->round(); /* warms the JIT */
			}
			$client->round($pipeline);
			self::control($server, '-i', 'on');
			for ($i = 0; $i < self::ROUNDS; $i++) {
				$client->round($pipeline);
			}
			self::control($server, '-d');
			$client->close();
			$this->tell($name, "$out.1", $what, $pipeline);
		} finally {
			$this->processes->stop($server);
			array_map(unlink(...), glob("$out*"));
		}
	}

	private function tell(string $name, string $file, string $what, int $pipeline): void
	{
		[$status, $text] = Servers::execute(['callgrind_annotate', '--threshold=100', '--auto=no', $file]);
		if ($status !== 0 || !preg_match('/^\s*([\d,]+)(?: \([\d.]+%\))?\s+PROGRAM TOTALS/m', $text, $m)) {
			throw new Skip('callgrind told nothing: ' . trim(substr($text, -200)));
		}
		$requests = self::CONNECTIONS * self::ROUNDS * $pipeline;
		$number = fn (string $digits) => (float) str_replace(',', '', $digits) / $requests;
		$this->report->measure('instructions', $what, $number($m[1]), '', null, null, null, $name);
		preg_match_all('/^\s*([\d,]+)(?: \(\s*[\d.]+%\))?\s+(\S+:.*?)(?: \[([^\]]*)\])?$/m', $text, $rows, PREG_SET_ORDER);
		$parts = [];
		foreach (array_slice($rows, 0, self::TOP) as $row) {
			$where = preg_replace('/^.*\/(?=[^\/]*:)|\?\?\?:/', '', $row[2]);
			$library = isset($row[3]) ? basename($row[3]) : '';
			if ($number($row[1]) >= 1) {
				$parts["$where [$library]"] = $number($row[1]);
			}
		}
		$this->report->data("instructions $name, $what", $parts);
		if ($name === 'floor') {
			return;
		}
		foreach ($parts as $where => $count) {
			$this->report->measure('instructions', "  $where", $count, '', null, null, null, $name);
		}
	}

	private static function control(Server $server, string ...$what): void
	{
		[$status, $text] = Servers::execute(['callgrind_control', ...$what, (string) $server->pid], [], 30);
		if ($status !== 0 || !str_contains($text, 'OK')) {
			throw new Skip('callgrind_control failed: ' . trim(substr($text, -200)));
		}
	}
}
