--TEST--
task_ipc_mode 2 and 3: tasks go through a message queue, large ones too; with a key they outlive the server
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (!is_readable('/proc/sysvipc/msg')) die('skip needs message queues'); ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
/* The queue that the process has sent to last; other programs have queues too. */
function queue_of(int $pid): ?int
{
	foreach (array_slice(file('/proc/sysvipc/msg'), 1) as $line) {
		$columns = preg_split('~\s+~', trim($line));
		if ((int) $columns[5] === $pid) {
			return (int) $columns[1];
		}
	}
	return null;
}
function start(array $settings): CsServer
{
	return cs_process_server(function ($server) {
		$server->on('task', fn ($server, $id, $src, $data) => strlen($data) . substr($data, -1) . " by $server->worker_id");
		$server->on('request', fn ($request, $response) => $response->end(match ($request->server['request_uri']) {
			'/many' => json_encode($server->taskWaitMulti(array_fill(0, 40, 'many'), 10)),
			'/pid' => (string) getmypid(),
			'/stats' => json_encode([$server->stats()['task_queue_num'], $server->stats()['task_queue_bytes']]),
			default => json_encode([$server->taskwait('ab', 10), $server->taskwait(str_repeat('x', 1 << 20) . 'z', 10),
				$server->taskwait('to the second', 10, 1)]),
		}));
	}, $settings + ['worker_num' => 1, 'task_worker_num' => 2], SWOOLE_PROCESS);
}
foreach ([2, 3] as $mode) {
	$server = start(['task_ipc_mode' => $mode]);
	echo preg_replace('~by \d~', 'by N', cs_http_get($server->port, '/')->body), "\n";
	echo count(array_filter(json_decode(cs_http_get($server->port, '/many')->body), fn ($r) => str_starts_with($r, '4y'))), "\n";
	echo cs_http_get($server->port, '/stats')->body, "\n";
	$pid = (int) cs_http_get($server->port, '/pid')->body;
	var_dump(is_int(queue_of($pid)));
	$server->stop();
	var_dump(queue_of($pid));
}
$key = 0x70000000 + getmypid();
$server = start(['task_ipc_mode' => 2, 'message_queue_key' => $key]);
cs_http_get($server->port, '/');
$server->stop();
exec("ipcrm -Q $key", $output, $status);
var_dump($status);
?>
--EXPECT--
["2b by N","1048577z by N","13d by N"]
40
[0,0]
bool(true)
NULL
["2b by N","1048577z by N","13d by N"]
40
[0,0]
bool(true)
NULL
int(0)
