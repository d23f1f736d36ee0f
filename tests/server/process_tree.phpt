--TEST--
The tree is master, manager, workers, task workers; pgrep -P finds them, titles or not
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!is_dir('/proc/self')) die('skip needs /proc'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
function children(int $pid): array
{
	$all = [];
	foreach (glob('/proc/[0-9]*/stat') as $file) {
		$stat = @file_get_contents($file);
		if ($stat && (int) explode(' ', substr($stat, strrpos($stat, ')') + 2))[1] === $pid) {
			$all[] = (int) $stat;
		}
	}
	sort($all);
	return $all;
}
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('task', fn () => 0);
		$server->on('request', fn ($request, $response) => $response->end(json_encode([$server->master_pid, $server->manager_pid,
			[$server->getWorkerPid(0), $server->getWorkerPid(1), $server->getWorkerPid(2)]])));
	}, ['worker_num' => 2, 'task_worker_num' => 1], $mode);
	cs_until(function () use ($server, &$master, &$manager, &$workers) {
		[$master, $manager, $workers] = json_decode(cs_http_get($server->port)->body);
		return !in_array(0, $workers, true);
	}, 'all workers');
	sort($workers);
	echo $name, ' ', json_encode([$master === $server->pid, $master === $manager ? 'one' : children($master) === [$manager],
		children($manager) === $workers]), "\n";
	$server->stop();
}
?>
--EXPECT--
base [true,"one",true]
process [true,true,true]
