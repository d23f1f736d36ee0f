<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Coroutines by themselves, beside PHP's Fiber, and shared memory. Each measurement is a PHP process of its own on the server's core.
 */
declare(strict_types=1);

namespace Bench;

final class MicroCase extends BenchCase
{
	/** script, kind, title, unit count, limit in ns, kind with Fiber and its count */
	private const TIMES = [
		['micro_create', 'coroutine', 'go(function () {}), created and ended', 500_000, 150.0, 'fiber', 20_000],
		['micro_switch', 'coroutine', 'resume + yield', 1_000_000, 80.0, 'fiber', 1_000_000],
		['micro_channel', 'handoff', 'channel push + pop, two coroutines in turn', 300_000, 150.0, null, 0],
		['micro_channel', 'buffered', 'channel push + pop, in one coroutine', 1_000_000, 150.0, null, 0],
		['micro_wait', 'wait_group', 'WaitGroup: add, a coroutine that is done, wait', 300_000, 400.0, null, 0],
		['micro_wait', 'barrier', 'Barrier: make, a coroutine that ends, wait', 300_000, 400.0, null, 0],
		['micro_wait', 'lock', 'Coroutine\Lock: lock + unlock, free', 1_000_000, 100.0, null, 0],
		['micro_shared', 'get', 'Table::get() of a row with three columns', 1_000_000, 250.0, null, 0],
		['micro_shared', 'set', 'Table::set() of three columns', 1_000_000, 250.0, null, 0],
		['micro_shared', 'add', 'Atomic::add()', 1_000_000, 30.0, null, 0],
	];

	/** kind of micro_hooks, title, count, at most so many times plain PHP */
	private const HOOKS = [
		['stream', 'fwrite() + fread() of a byte, data ready', 200_000, 1.5],
		['file', 'file_get_contents() of 4 KiB, cached', 100_000, 1.2],
	];

	public function run(): void
	{
		$extensions = [];
		foreach (['cserve' => $this->servers->extension(...), 'against' => fn () => $this->options->against] as $name => $get) {
			if ($get() !== null && ($this->options->only === [] || in_array($name, $this->options->only, true))) {
				$extensions[$name] = $get();
			}
		}
		foreach (self::TIMES as [$script, $kind, $title, $count, $limit, $fiber, $fiberCount]) {
			$this->report->progress("micro: $title");
			$processes = $this->options->quick ? 2 : 3;
			$ns = [];
			for ($i = 0; $i < $processes; $i++) {
				foreach ($extensions as $name => $extension) {
					$ns[$name] = [...$ns[$name] ?? [], ...$this->script($extension, $script, $kind, $count, 5)['ns']];
				}
				if ($fiber !== null) {
					$ns['fiber'] = [...$ns['fiber'] ?? [], ...$this->script(null, $script, $fiber, $fiberCount, 5)['ns']];
				}
			}
			foreach ($extensions as $name => $_) {
				$value = Stats::median($ns[$name]);
				$this->report->measure('micro', $title, $value, 'ns', isset($ns['fiber']) ? Stats::median($ns['fiber']) : null,
					$name === 'cserve' && $limit !== null ? new Limit("micro: $title, ns", $value, $limit, null) : null,
					Stats::spread($ns[$name]), $name);
			}
		}
		foreach ($extensions as $name => $extension) {
			$this->hooks($name, $extension);
			$this->memory($name, $extension);
			$this->processes($name, $extension);
			$this->tasks($name, $extension);
			$this->crowd($name, $extension);
		}
	}

	/** What hooks cost where PHP has nothing to wait for. */
	private function hooks(string $name, string $extension): void
	{
		foreach (self::HOOKS as [$kind, $title, $count, $limit]) {
			$this->report->progress("micro: $title");
			$hooked = $plain = [];
			for ($i = 0; $i < ($this->options->quick ? 2 : 3); $i++) {
				$hooked = [...$hooked, ...$this->script($extension, 'micro_hooks', $kind, $count, 3)['ns']];
				$plain = [...$plain, ...$this->script(null, 'micro_hooks', $kind, $count, 3)['ns']];
			}
			$ratio = Stats::median($hooked) / Stats::median($plain);
			$this->report->measure('micro', "$title, hooked", Stats::median($hooked), 'ns', null, null, Stats::spread($hooked), $name);
			$this->report->measure('micro', '  so many times plain PHP', $ratio, 'x', null,
				$name === 'cserve' ? new Limit("micro: $title, times plain PHP", $ratio, $limit, null) : null, null, $name);
		}
	}

	/** Two processes on two cores, and a pool's start: wall clock. */
	private function processes(string $name, string $extension): void
	{
		$this->report->progress('micro: processes');
		try {
			$table = $this->script($extension, 'micro_processes', 'table', 300_000, 2, false);
			$pool = $this->script($extension, 'micro_processes', 'pool', 100, 1, false);
		} catch (Skip $e) {
			$this->report->note('processes: ' . $e->getMessage());
			return;
		}
		$this->report->measure('micro', 'Table::set() and get(), each, in one process', $table['one'], 'ns', null, null, null, $name);
		$this->report->measure('micro', '  by 2 processes together', $table['all'], 'ns', null, null, null, $name);
		$this->report->measure('micro', '  so many times as fast', $table['one'] / $table['all'], 'x', null, null, null, $name);
		$this->report->measure('micro', 'Process\\Pool: 100 workers have started after', $pool['started_ms'], 'ms', null, null, null, $name);
		$this->report->measure('micro', '  and ended after', $pool['ended_ms'], 'ms', null, null, null, $name);
	}

	/** From a worker to a task worker and back: wall clock, both processes on one core. */
	private function tasks(string $name, string $extension): void
	{
		$this->report->progress('micro: tasks');
		try {
			$ns = $this->script($extension, 'micro_task', 'wait', 20_000, 5)['ns'];
		} catch (Skip $e) {
			$this->report->note('tasks: ' . $e->getMessage());
			return;
		}
		$us = Stats::median($ns) / 1000;
		$this->report->measure('micro', 'Server::taskwait() of a small value', $us, 'us', null,
			$name === 'cserve' ? new Limit('micro: taskwait, us', $us, 25.0, null) : null, Stats::spread($ns), $name);
	}

	/** Do 100,000 coroutines that pass values on keep to their memory? */
	private function crowd(string $name, string $extension): void
	{
		$count = 100_000;
		$this->report->progress("micro: $count coroutines over channels");
		$got = $this->script($extension, 'micro_wait', 'crowd', $count, $this->options->quick ? 6 : 20);
		$grown = $got['grown'] / 1048576;
		$this->report->measure('micro', number_format($count) . ' coroutines in a ring, each hop', Stats::median($got['ns']), 'ns',
			null, null, Stats::spread($got['ns']), $name);
		$this->report->measure('micro', '  memory grown from the second lap to the last', $grown, 'MiB', null,
			$name === 'cserve' ? new Limit('micro: MiB grown by coroutines over channels', $grown, 1.0, null) : null, null, $name);
	}

	private function memory(string $name, string $extension): void
	{
		$count = $this->options->quick ? 100_000 : 1_000_000;
		$this->report->progress("micro: $count live coroutines");
		try {
			$fiber = $this->script(null, 'micro_memory', 'fiber', 20_000, 0);
			$got = $this->script($extension, 'micro_memory', 'coroutine', $count, 0);
		} catch (Skip $e) {
			$this->report->note('memory of live coroutines: ' . $e->getMessage());
			return;
		}
		$each = $got['rss'] / $count / 1024;
		$title = number_format($count) . ' live coroutines, each';
		$this->report->measure('micro', $title, $each, 'KiB', $fiber['rss'] / $fiber['count'] / 1024,
			$name === 'cserve' ? new Limit('micro: KiB per live coroutine', $each, 9.0, null) : null, null, $name);
		$this->report->measure('micro', '  page tables besides, each', $got['page_tables'] / $count / 1024, 'KiB',
			$fiber['page_tables'] / $fiber['count'] / 1024, null, null, $name);
		$this->report->measure('micro', '  create and keep', $got['create_ns'], 'ns', $fiber['create_ns'], null, null, $name);
		$this->report->measure('micro', '  resume and end', $got['finish_ns'], 'ns', $fiber['finish_ns'], null, null, $name);
		$this->report->measure('micro', '  kept afterwards, in all', $got['left_rss'] / 1048576, 'MiB', null, null, null, $name);
	}

	private function script(?string $extension, string $script, string $kind, int $count, int $rounds,
		bool $pinned = true): array
	{
		$command = [...$this->servers->php($extension), $this->servers->script($script), $kind, (string) $count, (string) $rounds];
		[$status, $text] = Servers::execute($pinned ? Processes::pinned($this->options->serverCore, $command) : $command);
		$data = json_decode($text, true);
		if ($status !== 0 || !is_array($data)) {
			throw new Skip("$script $kind ended with status $status: " . trim(substr($text, 0, 300)));
		}
		return $data;
	}
}
