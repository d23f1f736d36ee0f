<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * An echo over TCP: 100 connections, each with 100 bytes under way, and processor time for each message beside a C server on
 * libuv (bench/echo.c, which is the load generator too).
 */
declare(strict_types=1);

namespace Bench;

final class TcpCase extends BenchCase
{
	private const CONNECTIONS = 100;
	private const BYTES = 100;
	private const LIMIT = 1.3;
	private const GOAL = 1.15;
	private const SCRIPTS = ['cserve' => 'tcp_socket'];

	public function run(): void
	{
		$program = $this->servers->echo();
		$commands = ['floor' => [$program, 'serve']];
		foreach (self::SCRIPTS as $name => $script) {
			$commands[$name] = [...$this->servers->php($this->servers->extension()), $this->servers->script($script)];
		}
		$running = [];
		foreach ($commands as $name => $command) {
			if ($this->options->only === [] || in_array($name, $this->options->only, true)) {
				$running[$name] = $this->processes->start($name, $command);
			}
		}
		$rounds = [];
		for ($round = 0; $round <= $this->options->rounds; $round++) {
			foreach ($running as $name => $server) {
				$this->report->progress("tcp: round $round/{$this->options->rounds}: $name");
				$one = $this->measure($program, $server, $round ? $this->options->seconds : 0.5);
				if ($round) {
					$rounds[$name][] = $one; /* the first one warms up */
				}
			}
		}
		foreach ($rounds as $name => $all) {
			$ratios = isset($rounds['floor']) ? array_map(fn ($a, $b) => $a['cpu'] / $b['cpu'], $all, $rounds['floor']) : [];
			$this->report->measure('tcp', 'CPU per message', Stats::median(array_column($all, 'cpu')), 'us', null, null, null, $name);
			$this->report->measure('tcp', 'messages/s', Stats::median(array_column($all, 'rate')), '/s', null, null, null, $name);
			if ($ratios && $name !== 'floor') {
				$ratio = Stats::median($ratios);
				$this->report->measure('tcp', 'CPU per message by the floor\'s', $ratio, '', null,
					new Limit("tcp: $name x floor", $ratio, self::LIMIT, self::GOAL), null, $name);
			}
		}
	}

	/** @return array{cpu: float, rate: float} microseconds of processor time for each message, messages a second */
	private function measure(string $program, Server $server, float $seconds): array
	{
		$command = [$program, 'load', (string) $server->port, (string) ($this->options->connections ?: self::CONNECTIONS),
			(string) $seconds, (string) self::BYTES];
		$before = Proc::cpu($server->pid);
		[$status, $text] = Servers::execute(Processes::pinned($this->options->loadCore, $command));
		$cpu = Proc::cpu($server->pid)->since($before);
		if ($status !== 0 || !preg_match('/^RESULT (.*)$/m', $text, $m)) {
			throw new Skip("the load on {$server->name} failed: " . trim(substr($text, -200)));
		}
		$result = json_decode($m[1], true);
		if ($result['errors'] > 0 || $result['messages'] === 0) {
			throw new Skip("{$server->name}: {$result['errors']} errors, {$result['messages']} messages; " . $server->logTail());
		}
		return ['cpu' => $cpu->total / $result['messages'] * 1e6, 'rate' => $result['messages'] / $result['seconds']];
	}
}
