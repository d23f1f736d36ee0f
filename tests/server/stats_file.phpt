--TEST--
stats_file: lines, JSON or OpenMetrics by the ending of its name, always whole
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (['', '.json', '.prom'] as $end) {
	$path = sys_get_temp_dir() . '/cs_stats' . getmypid() . $end;
	$server = cs_process_server(function ($server) {
		$server->on('request', fn ($request, $response) => $response->end());
	}, ['stats_file' => $path, 'stats_timer_interval' => 20]);
	cs_until(fn () => file_exists($path), 'the file');
	for ($i = 0; $i < 50; $i++) {
		$text = file_get_contents($path);
		$whole = match ($end) {
			'' => str_starts_with($text, 'start_time: ') && preg_match('~^event_loop_lag: \S+\n$~m', $text),
			'.json' => isset(json_decode($text)->start_time),
			'.prom' => str_ends_with($text, "\n# EOF\n"),
		};
		$whole or print("not whole: $text\n");
		usleep(1000);
	}
	echo "$end done\n";
	$server->stop();
	unlink($path);
}
?>
--EXPECT--
 done
.json done
.prom done
