<?php
/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Entry of bench/run. Runs the cases one after the other, prints one table (or JSON) and the limits that the project
 * has set itself. Needs nothing but the PHP CLI; what else a case needs and does not find is named in its notes.
 */
declare(strict_types=1);

namespace Bench;

foreach (['options', 'proc', 'servers', 'load', 'stats', 'http', 'workers', 'micro', 'idle', 'instructions', 'echo', 'secure', 'abuse', 'report'] as $part) {
	require __DIR__ . "/$part.php";
}

set_error_handler(function (int $level, string $message, string $file, int $line): bool {
	if (!(error_reporting() & $level)) {
		return false;
	}
	throw new \ErrorException($message, 0, $level, $file, $line);
});

function main(array $argv): int
{
	$options = Options::parse(array_slice($argv, 1));
	if ($options->help) {
		echo Options::HELP;
		return 0;
	}
	$report = new Report($options);
	$processes = new Processes($options);
	register_shutdown_function([$processes, 'stopAll']);
	if (function_exists('pcntl_async_signals')) {
		pcntl_async_signals(true);
		foreach ([1, 2, 15] as $signal) {
			pcntl_signal($signal, fn () => exit(130));
		}
	}
	$servers = new Servers($options, $report);
	$cases = [
		'hello' => fn () => (new HttpCase($options, $processes, $servers, $report))->run('hello', 1, 100),
		'pipelined' => fn () => (new HttpCase($options, $processes, $servers, $report))->run('pipelined', 16, 100),
		'io' => fn () => (new HttpCase($options, $processes, $servers, $report))->run('io', 1, 150),
		'loop' => fn () => (new HttpCase($options, $processes, $servers, $report))->run('loop', 1, 100),
		'large' => fn () => (new HttpCase($options, $processes, $servers, $report))->run('large', 1, 20),
		'gzip' => fn () => (new HttpCase($options, $processes, $servers, $report))->run('gzip', 1, 20),
		'workers' => fn () => (new WorkersCase($options, $processes, $servers, $report))->run(),
		'server-workers' => fn () => (new ServerWorkersCase($options, $processes, $servers, $report))->run(),
		'micro' => fn () => (new MicroCase($options, $processes, $servers, $report))->run(),
		'idle' => fn () => (new IdleCase($options, $processes, $servers, $report))->run(),
		'websocket' => fn () => (new EchoCase($options, $processes, $servers, $report))->websocket(),
		'http2' => fn () => (new Http2Case($options, $processes, $servers, $report))->run(),
		'tls' => fn () => (new TlsCase($options, $processes, $servers, $report))->run(),
		'tcp' => fn () => (new EchoCase($options, $processes, $servers, $report))->tcp(),
		'abuse' => fn () => (new AbuseCase($options, $processes, $servers, $report))->run(),
		'instructions' => fn () => (new InstructionsCase($options, $processes, $servers, $report))->run(),
		'soak' => fn () => (new SoakCase($options, $processes, $servers, $report))->run(),
	];
	foreach ($options->cases as $name) {
		try {
			$cases[$name]();
		} catch (Skip $e) {
			$report->note("$name: skipped: " . $e->getMessage());
		} finally {
			$processes->stopAll();
		}
	}
	return $report->finish();
}

try {
	exit(main($argv));
} catch (Usage $e) {
	fwrite(STDERR, 'bench: ' . $e->getMessage() . "\nTry bench/run --help.\n");
	exit(2);
}
