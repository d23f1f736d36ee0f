--TEST--
Tasks that another program put into the message queue, before or after the start, are done
--EXTENSIONS--
sysvmsg
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach ([2, 3] as $mode) {
	$key = 0x70000000 + getmypid();
	$queue = msg_get_queue($key, 0600);
	$log = new CsLog;
	/* The type is the task worker's number + 1. */
	msg_send($queue, 2, Swoole\Server\Task::pack(['left' => 'before']), false);
	msg_send($queue, 2, 'not a task', false);
	$server = cs_process_server(function ($server) use ($log) {
		$server->on('task', fn ($server, $task) => $log->say(json_encode($task->data) . " from $task->worker_id"));
		$server->on('request', fn ($request, $response) => $response->end());
	}, ['worker_num' => 1, 'task_worker_num' => 1, 'task_use_object' => true, 'task_ipc_mode' => $mode,
		'message_queue_key' => $key], SWOOLE_PROCESS);
	msg_send($queue, 2, Swoole\Server\Task::pack('sent while it runs'), false);
	echo implode("\n", $log->take(2)), "\n";
	$server->stop();
	msg_remove_queue($queue);
}
echo json_encode(Swoole\Server\Task::unpack(Swoole\Server\Task::pack([1, 'a' => null]))), ' ';
var_dump(Swoole\Server\Task::unpack('nonsense'));
?>
--EXPECT--
"sent while it runs" from -1
{"left":"before"} from -1
"sent while it runs" from -1
{"left":"before"} from -1
{"0":1,"a":null} bool(false)
