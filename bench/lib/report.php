<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 * Collects the results; prints them as a table or as JSON. */
declare(strict_types=1);

namespace Bench;

/** A number and what it may be at most (at least, with $floor). */
final class Limit
{
	public readonly bool $ok;

	public function __construct(
		public readonly string $name,
		public readonly float $value,
		public readonly float $limit,
		public readonly ?float $goal,
		private bool $atLeast = false,
	) {
		$this->ok = $atLeast ? $value >= $limit : $value <= $limit;
	}

	public function text(): string
	{
		$short = preg_replace('/^[a-z]+: /', '', $this->name);
		return sprintf('%s %s %s%s %s', $short, Report::number($this->value), $this->atLeast ? '>= ' : '<= ',
			Report::number($this->limit), $this->ok ? 'ok' : 'MISSED');
	}
}

final class Report
{
	private array $http = [];
	private array $measures = [];
	private array $notes = [];
	private array $data = [];
	/** @var Limit[] */
	private array $limits = [];
	private float $start;

	public function __construct(private Options $options)
	{
		$this->start = microtime(true);
	}

	/** @param Limit[] $limits */
	public function http(array $row, array $limits): void
	{
		$this->http[] = $row + ['limits' => $limits];
		array_push($this->limits, ...$limits);
	}

	public function measure(
		string $case,
		string $title,
		float $value,
		string $unit,
		?float $fiber = null,
		?Limit $limit = null,
		?float $spread = null,
		string $server = 'cserve',
	): void {
		$this->measures[] = compact('case', 'server', 'title', 'value', 'unit', 'spread', 'fiber', 'limit');
		if ($limit !== null) {
			$this->limits[] = $limit;
		}
	}

	/** Raw samples, for --json. */
	public function data(string $name, array $samples): void
	{
		$this->data[$name] = $samples;
	}

	public function note(string $text): void
	{
		if (!in_array($text, $this->notes, true)) {
			$this->notes[] = $text;
		}
	}

	/** What is going on, on a terminal only. */
	public function progress(string $text): void
	{
		if (stream_isatty(STDERR)) {
			fwrite(STDERR, "\r\33[K$text");
		}
	}

	public function finish(): int
	{
		$this->progress('');
		$missed = array_filter($this->limits, fn ($l) => !$l->ok);
		if ($this->options->json) {
			echo json_encode($this->json(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
		} else {
			$this->printHttp();
			$this->printMeasures();
			foreach ($this->notes as $note) {
				echo "note: $note\n";
			}
			$this->printLimits($missed);
		}
		return $this->options->check && ($missed !== [] || $this->limits === []) ? 1 : 0;
	}

	private function machine(): array
	{
		preg_match('/^model name\s*:\s*(.*)$/m', (string) @file_get_contents('/proc/cpuinfo'), $cpu);
		return [
			'cpu' => $cpu[1] ?? php_uname('m'),
			'cores' => Proc::cores(),
			'kernel' => php_uname('r'),
			'php' => PHP_VERSION,
			'jit' => $this->options->jit,
		];
	}

	private function json(): array
	{
		return [
			'machine' => $this->machine(),
			'options' => ['rounds' => $this->options->rounds, 'seconds' => $this->options->seconds],
			'http' => $this->http,
			'measures' => $this->measures,
			'data' => $this->data,
			'limits' => $this->limits,
			'notes' => $this->notes,
			'seconds' => round(microtime(true) - $this->start, 1),
		];
	}

	private function printHttp(): void
	{
		if ($this->http === []) {
			return;
		}
		$lines = [['case', 'server', 'cpu us', '+-', 'user', 'system', 'x floor', 'x go', 'requests/s', 'p50 us', 'p99 us',
			'system calls per request', 'limits']];
		foreach ($this->http as $i => $row) {
			$lines[] = [
				$i > 0 && $this->http[$i - 1]['case'] === $row['case'] ? '' : $row['case'],
				$row['server'],
				sprintf('%.2f', $row['cpu_us']),
				sprintf('%.0f%%', $row['spread'] * 100),
				sprintf('%.2f', $row['user_us']),
				sprintf('%.2f', $row['system_us']),
				$row['x_floor'] === null ? '' : sprintf('%.2f', $row['x_floor']),
				$row['x_go'] === null ? '' : sprintf('%.2f', $row['x_go']),
				number_format($row['rps']),
				number_format($row['p50_us']),
				number_format($row['p99_us']),
				self::calls($row['syscalls']),
				implode('; ', array_map(fn ($l) => $l->text(), $row['limits'])),
			];
		}
		self::table($lines, [0, 1, 11, 12]);
	}

	private static function calls(?array $calls): string
	{
		$text = [];
		foreach ($calls ?? [] as $name => $count) {
			if ($count >= 0.02) {
				$text[] = $name . ' ' . self::number($count);
			}
		}
		return implode(', ', array_slice($text, 0, 5)) . (count($text) > 5 ? ', ...' : '');
	}

	private function printMeasures(): void
	{
		if ($this->measures === []) {
			return;
		}
		$lines = [['case', 'server', 'what', 'value', '', '+-', "PHP's Fiber", 'limits']];
		foreach ($this->measures as $i => $m) {
			$lines[] = [
				$i > 0 && $this->measures[$i - 1]['case'] === $m['case'] ? '' : $m['case'],
				$m['server'],
				$m['title'],
				self::number($m['value']),
				$m['unit'],
				$m['spread'] === null ? '' : sprintf('%.0f%%', $m['spread'] * 100),
				$m['fiber'] === null ? '' : self::number($m['fiber']),
				$m['limit'] === null ? '' : $m['limit']->text(),
			];
		}
		self::table($lines, [0, 1, 2, 4, 7]);
	}

	/** @param Limit[] $missed */
	private function printLimits(array $missed): void
	{
		$m = $this->machine();
		printf("%s, %d cores, Linux %s, PHP %s%s; %d rounds of %g s; %.0f s in all\n", $m['cpu'], $m['cores'], $m['kernel'], $m['php'],
			$m['jit'] ? ' with the tracing JIT' : '', $this->options->rounds, $this->options->seconds, microtime(true) - $this->start);
		printf("limits: %d met, %d missed\n", count($this->limits) - count($missed), count($missed));
		foreach ($missed as $limit) {
			echo '  missed: ', preg_replace('/: .*/', '', $limit->name), ': ', $limit->text(), "\n";
		}
	}

	public static function number(float $value): string
	{
		return abs($value) >= 1000 ? number_format($value) : (abs($value) >= 100 ? sprintf('%.0f', $value) : sprintf('%.2f', $value));
	}

	/** @param int[] $left the columns that are not numbers */
	private static function table(array $lines, array $left): void
	{
		$widths = [];
		foreach ($lines as $line) {
			foreach ($line as $i => $cell) {
				$widths[$i] = max($widths[$i] ?? 0, strlen($cell));
			}
		}
		foreach ($lines as $line) {
			$text = '';
			foreach ($line as $i => $cell) {
				$text .= str_pad($cell, $widths[$i], ' ', in_array($i, $left, true) ? STR_PAD_RIGHT : STR_PAD_LEFT) . '  ';
			}
			echo rtrim($text), "\n";
		}
		echo "\n";
	}
}
