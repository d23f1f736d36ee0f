<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * HTTP/2 and TLS: hello by h2load beside nghttpd, which uses the same library, and handshakes of new connections by
 * `openssl s_time` beside `openssl s_server`.
 */
declare(strict_types=1);

namespace Bench;

/** What both have: servers that are no scripts of ours, and rounds over all of them. */
abstract class BesideCase extends BenchCase
{
	/** @var array<string, Server> */
	protected array $running = [];

	protected static function need(string ...$commands): void
	{
		foreach ($commands as $command) {
			[$status] = Servers::execute(['sh', '-c', "command -v $command"]);
			if ($status !== 0) {
				throw new Skip("needs the command $command");
			}
		}
	}

	/** Starts a shell command that gets a free port as $1, and the arguments from $2 on. */
	protected function startCommand(string $name, string $command, string ...$arguments): void
	{
		$socket = stream_socket_server('tcp://127.0.0.1:0');
		$port = substr(strrchr(stream_socket_get_name($socket, false), ':'), 1);
		fclose($socket);
		$this->startServer($name, ['sh', '-c', "echo PORT \$1; exec $command", 'sh', $port, ...$arguments]);
	}

	protected function startScript(string $name, string $script, string ...$arguments): void
	{
		$this->startServer($name,
			[...$this->servers->php($this->servers->extension()), $this->servers->script($script), ...$arguments]);
	}

	private function startServer(string $name, array $command): void
	{
		if ($this->options->only === [] || in_array($name, $this->options->only, true)) {
			$this->running[$name] = $this->processes->start($name, $command);
		}
	}

	/** $load(server, seconds) returns how much was done. */
	protected function rounds(string $case, string $unit, string $beside, callable $load): void
	{
		$rounds = [];
		for ($round = 0; $round <= $this->options->rounds; $round++) {
			foreach ($this->running as $name => $server) {
				$this->report->progress("$case: round $round/{$this->options->rounds}: $name");
				$before = Proc::cpu($server->pid);
				[$count, $seconds] = $load($server, $round ? max(1, (int) $this->options->seconds) : 1);
				if ($count === 0) {
					throw new Skip("the load on $name did nothing: " . $server->logTail());
				}
				if ($round) {
					$cpu = Proc::cpu($server->pid)->since($before)->total;
					$rounds[$name][] = ['cpu' => $cpu / $count * 1e6, 'rate' => $count / $seconds];
				}
			}
		}
		foreach ($rounds as $name => $all) {
			$this->report->measure($case, "CPU per $unit", Stats::median(array_column($all, 'cpu')), 'us', null, null, null, $name);
			$this->report->measure($case, "{$unit}s/s", Stats::median(array_column($all, 'rate')), '/s', null, null, null, $name);
			if ($name !== $beside && isset($rounds[$beside])) {
				$ratio = Stats::median(array_map(fn ($a, $b) => $a['cpu'] / $b['cpu'], $all, $rounds[$beside]));
				$this->report->measure($case, "CPU per $unit by $beside's", $ratio, '', null, null, null, $name);
			}
		}
	}
}

final class Http2Case extends BesideCase
{
	public function run(): void
	{
		self::need('nghttpd', 'h2load');
		$dir = $this->servers->cacheDir('h2');
		file_put_contents("$dir/index.html", "Hello, World!\n");
		$this->startCommand('nghttpd', 'nghttpd --no-tls --address=127.0.0.1 -d "$2" $1', $dir);
		$this->startScript('cserve', 'http2_coroutine');
		$this->startScript('cserve-server', 'http2_server');
		$this->rounds('http2', 'request', 'nghttpd', function (Server $server, int $seconds) {
			$connections = (string) ($this->options->connections ?: 10);
			[, $text] = Servers::execute(Processes::pinned($this->options->loadCore,
				['h2load', '-D', (string) $seconds, '-c', $connections, '-m', '32', "http://127.0.0.1:$server->port/"]));
			return [preg_match('/(\d+) succeeded, 0 failed/', $text, $m) ? (int) $m[1] : 0, $seconds];
		});
	}
}

final class TlsCase extends BesideCase
{
	public function run(): void
	{
		self::need('openssl');
		$dir = $this->servers->cacheDir('tls');
		[$status, $text] = Servers::execute(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256',
			'-nodes', '-keyout', "$dir/key.pem", '-out', "$dir/cert.pem", '-days', '30', '-subj', '/CN=localhost']);
		if ($status !== 0) {
			throw new Skip("no certificate could be made: $text");
		}
		$this->startCommand('openssl', 'openssl s_server -accept 127.0.0.1:$1 -cert "$2/cert.pem" -key "$2/key.pem" -quiet -www', $dir);
		$this->startScript('cserve-server', 'tls_server', $dir);
		$this->rounds('tls', 'handshake', 'openssl', function (Server $server, int $seconds) {
			[, $text] = Servers::execute(Processes::pinned($this->options->loadCore,
				['openssl', 's_time', '-connect', "127.0.0.1:$server->port", '-new', '-time', (string) $seconds]));
			return preg_match('/(\d+) connections in (\d+) real seconds/', $text, $m) ? [(int) $m[1], max(1, (int) $m[2])] : [0, 1];
		});
	}
}
