--TEST--
event_object: callbacks get one object
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$log = new CsLog;
$server = cs_plain_server(function ($server) use ($log) {
	$show = function ($object) {
		$values = get_object_vars($object);
		unset($values['dispatch_time'], $values['reactor_id']);
		return get_class($object) . ' ' . json_encode($values);
	};
	$server->on('connect', fn ($server, $event) => $log->say('connect ' . $show($event)));
	$server->on('close', fn ($server, $event) => $log->say('close ' . $show($event)));
	$server->on('task', function ($server, $task) {
		$task->finish("did $task->data");
	});
	$server->on('finish', fn ($server, $result) => $log->say('finish ' . $show($result)));
	$server->on('receive', function ($server, $event) use ($log, $show) {
		$log->say('receive ' . $show($event));
		$server->task('it');
		$server->send($event->fd, 'ok');
	});
}, ['worker_num' => 1, 'task_worker_num' => 1, 'event_object' => true, 'task_object' => true]);
$conn = cs_connect($server->port)->write('hello');
echo $conn->read(2), "\n";
$conn->close();
echo implode("\n", $log->take(4)), "\n";
$server->stop();
?>
--EXPECT--
ok
close Swoole\Server\Event {"fd":1,"data":null}
connect Swoole\Server\Event {"fd":1,"data":null}
finish Swoole\Server\TaskResult {"task_id":0,"task_worker_id":1,"data":"did it"}
receive Swoole\Server\Event {"fd":1,"data":"hello"}
