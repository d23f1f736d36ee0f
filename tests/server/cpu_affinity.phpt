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
function processors(array $settings): string
{
	$server = cs_process_server(function ($server) {
		$server->on('request', fn ($request, $response) => $response->end(json_encode([$server->getWorkerPid(0),
			$server->getWorkerPid(1)])));
	}, $settings);
	$pids = json_decode(cs_http_get($server->port)->body);
	$lists = array_map(fn ($pid) => preg_match('~Cpus_allowed_list:\s+(\S+)~', file_get_contents("/proc/$pid/status"), $m)
		? $m[1] : '', $pids);
	$server->stop();
	return json_encode($lists);
}
echo processors(['open_cpu_affinity' => true]), ' ';
$allowed = preg_match('~Cpus_allowed_list:\s+0-(\d+)~', file_get_contents('/proc/self/status'), $m) ? (int) $m[1] : 0;
$lists = processors(['open_cpu_affinity' => true, 'cpu_affinity_ignore' => range(1, $allowed)]);
echo $lists, "\n";
try {
	(new Swoole\Http\Server('127.0.0.1', 0))->set(['cpu_affinity_ignore' => [-1]]);
} catch (Swoole\Exception $e) {
	echo $e->getMessage(), "\n";
}
?>
--EXPECT--
["0","1"] ["0","0"]
Swoole\Http\Server: the option 'cpu_affinity_ignore' must be a list of processors' numbers, counted from 0; 'an array' given
