--TEST--
process_title names processes by their role; without it, and where the program has named them, titles are left alone
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!is_dir('/proc/self')) die('skip needs /proc'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
function titles(bool $own, array $settings): void
{
	$server = cs_process_server(function ($server) use ($own) {
		if ($own) {
			cli_set_process_title('mine');
		}
		$server->on('task', fn () => 0);
		$server->on('request', fn ($request, $response) => $response->end(json_encode([$server->master_pid,
			$server->manager_pid, $server->getWorkerPid(0), $server->getWorkerPid(1), $server->getWorkerPid(2)])));
	}, $settings + ['worker_num' => 2, 'task_worker_num' => 1], SWOOLE_PROCESS);
	$pids = cs_until(function () use ($server) {
		$pids = json_decode(cs_http_get($server->port)->body);
		return in_array(0, $pids, true) ? null : $pids;
	}, 'all processes');
	foreach ($pids as $pid) {
		/* What is left of a longer title is NULs or spaces. */
		$read = fn () => rtrim(str_replace("\0", ' ', file_get_contents("/proc/$pid/cmdline")));
		$title = cs_until(fn () => $own || !$settings || preg_match('~: [\w ]+$~D', $read()) ? $read() : null, 'a title');
		echo str_contains($title, 'titles.php') ? preg_replace('~^.*titles\.php~', 'COMMAND', $title) : $title, "\n";
	}
	$server->stop();
}
titles(false, ['process_title' => true]);
titles(true, ['process_title' => true]);
titles(false, ['process_title' => 'shop']);
titles(false, []);
?>
--EXPECT--
COMMAND: master
COMMAND: manager
COMMAND: worker 0
COMMAND: worker 1
COMMAND: task worker 2
mine
mine
mine
mine
mine
shop: master
shop: manager
shop: worker 0
shop: worker 1
shop: task worker 2
COMMAND
COMMAND
COMMAND
COMMAND
COMMAND
