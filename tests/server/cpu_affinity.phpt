--TEST--
open_cpu_affinity gives workers processors in turn, but those of cpu_affinity_ignore
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
if (!is_readable('/proc/self/status')) die('skip needs /proc');
preg_match('~Cpus_allowed_list:\s+0-(\d+)~', file_get_contents('/proc/self/status'), $m);
if (($m[1] ?? 0) < 1) die('skip needs the processors 0 and 1');
?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
function allowed(): string
{
	/* Not /proc/self: PHP remembers what that link led to in the parent. */
	preg_match('~Cpus_allowed_list:\s+(\S+)~', file_get_contents('/proc/' . getmypid() . '/status'), $m);
	return $m[1];
}
function processors(array $settings): string
{
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log) {
		$server->on('workerStart', fn ($server, $worker) => $log->say("$worker on " . allowed()));
		$server->on('request', fn ($request, $response) => $response->end());
	}, $settings);
	$lines = $log->take(2);
	$server->stop();
	return implode(', ', $lines);
}
$last = (int) explode('-', allowed())[1];
echo processors(['open_cpu_affinity' => true]), "\n";
echo processors(['open_cpu_affinity' => true, 'cpu_affinity_ignore' => range(1, $last)]), "\n";
try {
	(new Swoole\Http\Server('127.0.0.1', 0))->set(['cpu_affinity_ignore' => [-1]]);
} catch (Swoole\Exception $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECT--
0 on 0, 1 on 1
0 on 0, 1 on 0
Swoole\Http\Server: the option 'cpu_affinity_ignore' must be a list of processors' numbers, counted from 0; an array given
