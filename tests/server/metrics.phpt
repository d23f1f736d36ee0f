--TEST--
metrics() gives OpenMetrics text, with the lag of an event loop that a handler has blocked
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) use ($server) {
		if ($request->server['request_uri'] === '/block') {
			for ($end = hrtime(true) + 600e6; hrtime(true) < $end;); /* two samples' time at least */
		}
		$response->end($server->metrics());
	});
}, ['worker_num' => 1], SWOOLE_PROCESS);
$text = cs_http_get($server->port)->body;
$name = '[a-z_]+';
$bad = array_filter(explode("\n", rtrim($text)), fn ($line) => !preg_match(
	"~^(# (TYPE|HELP) $name .+|$name(\{$name=\"[^\"]*\"(,$name=\"[^\"]*\")*\})? [\d.e+-]+|# EOF)$~D", $line));
echo json_encode($bad), ' ', str_ends_with($text, "# EOF\n") ? 'ended' : 'not ended', "\n";
function value(string $text, string $line): float
{
	return preg_match('~^' . preg_quote($line) . ' (\S+)$~m', $text, $m) ? (float) $m[1] : NAN;
}
$labels = 'worker="0",kind="worker"';
cs_http_get($server->port, '/block');
$text = cs_until(function () use ($server, $labels) {
	$text = cs_http_get($server->port)->body;
	$all = value($text, "cserve_event_loop_lag_seconds_count{{$labels}}");
	$quick = value($text, "cserve_event_loop_lag_seconds_bucket{{$labels},le=\"0.25\"}");
	return $all > $quick ? $text : null;
}, 'a sample of the lag');
echo value($text, "cserve_event_loop_lag_seconds_sum{{$labels}}") > 0.25 ? 'lag seen' : 'no lag', ' ',
	value($text, "cserve_requests_total{{$labels}}") >= 3 ? 'requests counted' : 'no requests', ' ',
	value($text, "cserve_coroutines{{$labels}}") >= 0 ? 'sampled' : 'not sampled', "\n";
?>
--EXPECT--
[] ended
lag seen requests counted sampled
