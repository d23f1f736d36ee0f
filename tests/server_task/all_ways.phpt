--TEST--
Results of tasks come by onFinish, by a callback, and to those that wait
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_process_server(function ($server) use ($log) {
		$server->on('task', function ($server, $id, $src, $data) {
			if ($data === 'finish') {
				$server->finish('by finish()');
				return 'not this one';
			}
			return ['worker' => $src, 'data' => $data];
		});
		$server->on('finish', fn ($server, $id, $data) => $log->say('onFinish ' . json_encode($data)));
		$server->on('request', function ($request, $response) use ($server, $log) {
			$server->task('plain');
			$server->task('finish');
			$server->task(null, -1, fn ($server, $id, $data) => $log->say('callback ' . json_encode($data)));
			$answers = [
				$server->taskwait(1.5),
				$server->taskWaitMulti(['a', 'b', ['c' => true]]),
				$server->taskCo([1, 2]),
			];
			$response->end(json_encode($answers));
		});
	}, ['worker_num' => 1, 'task_worker_num' => 2], $mode);
	echo "$name\n", cs_http_get($server->port)->body, "\n", implode("\n", $log->take(3)), "\n";
	$server->stop();
}
?>
--EXPECT--
base
[{"worker":0,"data":1.5},[{"worker":0,"data":"a"},{"worker":0,"data":"b"},{"worker":0,"data":{"c":true}}],[{"worker":0,"data":1},{"worker":0,"data":2}]]
callback {"worker":0,"data":null}
onFinish "by finish()"
onFinish {"worker":0,"data":"plain"}
process
[{"worker":0,"data":1.5},[{"worker":0,"data":"a"},{"worker":0,"data":"b"},{"worker":0,"data":{"c":true}}],[{"worker":0,"data":1},{"worker":0,"data":2}]]
callback {"worker":0,"data":null}
onFinish "by finish()"
onFinish {"worker":0,"data":"plain"}
