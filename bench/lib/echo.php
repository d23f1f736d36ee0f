<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * An echo over TCP or WebSocket: 100 connections, each with one message of 100 bytes under way, and processor time for each
 * message beside a C server on libuv with the same framing (bench/echo.c, bench/websocket.c, which are the load generators
 * too).
 */
declare(strict_types=1);

namespace Bench;

final class EchoCase extends BenchCase
{
	private const CONNECTIONS = 100;
	private const BYTES = 100;

	public function tcp(): void
	{
		$this->compare('tcp', $this->servers->echo(), ['cserve' => 'tcp_socket'], limit: 1.3, goal: 1.15);
	}

	public function websocket(): void
	{
		$scripts = ['cserve' => 'websocket_coroutine', 'cserve-server' => 'websocket_server'];
		$this->compare('websocket', $this->servers->websocket(), $scripts, limit: 1.25, goal: 1.1);
	}

	/** @param array<string, string> $scripts the name of a server => its script */
	private function compare(string $case, string $program, array $scripts, float $limit, float $goal): void
	{
		$commands = ['floor' => [$program, 'serve']];
		foreach ($scripts as $name => $script) {
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
				$this->report->progress("$case: round $round/{$this->options->rounds}: $name");
				$one = $this->measure($program, $server, $round ? $this->options->seconds : 0.5);
				if ($round) {
					$rounds[$name][] = $one; /* the first one warms up */
				}
			}
		}
		foreach ($rounds as $name => $all) {
			$ratios = isset($rounds['floor']) ? array_map(fn ($a, $b) => $a['cpu'] / $b['cpu'], $all, $rounds['floor']) : [];
			$this->report->measure($case, 'CPU per message', Stats::median(array_column($all, 'cpu')), 'us', null, null, null, $name);
			$this->report->measure($case, 'messages/s', Stats::median(array_column($all, 'rate')), '/s', null, null, null, $name);
			if ($ratios && $name !== 'floor') {
				$ratio = Stats::median($ratios);
				$this->report->measure($case, 'CPU per message by the floor\'s', $ratio, '', null,
					new Limit("$case: $name x floor", $ratio, $limit, $goal), null, $name);
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
