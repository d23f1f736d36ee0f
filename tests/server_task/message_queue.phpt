--TEST--
task_ipc_mode 2 and 3: tasks go through a message queue, large ones too; with a key they outlive the server
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!is_readable('/proc/sysvipc/msg')) die('skip needs message queues'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
function queues(): array
{
	return array_map(fn ($line) => (int) preg_split('~\s+~', trim($line))[1], array_slice(file('/proc/sysvipc/msg'), 1));
}
function start(array $settings): CsServer
{
	return cs_process_server(function ($server) {
		$server->on('task', fn ($server, $id, $src, $data) => strlen($data) . substr($data, -1) . " by $server->worker_id");
		$server->on('request', fn ($request, $response) => $response->end(match ($request->server['request_uri']) {
			'/many' => json_encode($server->taskWaitMulti(array_fill(0, 40, 'many'), 10)),
			'/stats' => json_encode([$server->stats()['task_queue_num'], $server->stats()['task_queue_bytes']]),
			default => json_encode([$server->taskwait('ab', 10), $server->taskwait(str_repeat('x', 1 << 20) . 'z', 10),
				$server->taskwait('to the second', 10, 1)]),
		}));
	}, $settings + ['worker_num' => 1, 'task_worker_num' => 2], SWOOLE_PROCESS);
}
$before = queues();
foreach ([2, 3] as $mode) {
	$server = start(['task_ipc_mode' => $mode]);
	echo preg_replace('~by \d~', 'by N', cs_http_get($server->port, '/')->body), "\n";
	echo count(array_filter(json_decode(cs_http_get($server->port, '/many')->body), fn ($r) => str_starts_with($r, '4y'))), "\n";
	echo cs_http_get($server->port, '/stats')->body, "\n";
	$server->stop();
}
echo 'left: ', count(array_diff(queues(), $before)), "\n";
$server = start(['task_ipc_mode' => 2, 'message_queue_key' => 0x70000000 + getmypid()]);
cs_http_get($server->port, '/');
$server->stop();
$left = array_values(array_diff(queues(), $before));
echo 'with a key: ', count($left), "\n";
exec("ipcrm -q $left[0]");
?>
--EXPECT--
["2b by N","1048577z by N","13d by N"]
40
[0,0]
["2b by N","1048577z by N","13d by N"]
40
[0,0]
left: 0
with a key: 1
