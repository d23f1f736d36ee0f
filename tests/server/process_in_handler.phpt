--TEST--
A handler starts a process, talks with it and waits for it; the child serves nothing and ends at SIGTERM
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

use Swoole\Process;

$server = cs_process_server(function ($server) {
	$server->on('request', function ($request, $response) {
		if ($request->server['request_uri'] === '/other') {
			$response->end('other ' . getmypid());
			return;
		}
		$process = new Process(function (Process $worker) {
			$worker->write('child ' . $worker->read());
			sleep(1000);
		});
		$process->start();
		$process->write('hello');
		$text = $process->read();
		Process::kill($process->pid);
		$ended = Swoole\Coroutine\System::waitPid($process->pid);
		$response->end(json_encode([$text, $ended['signal'] === SIGTERM, $ended['pid'] === $process->pid]));
	});
}, ['worker_num' => 1]);
for ($i = 0; $i < 5; $i++) {
	$connections[] = (new CsConn($server->port))->write("GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /other HTTP/1.1\r\nHost: x\r\n\r\n");
}
foreach ($connections as $connection) {
	$answers[] = $connection->response()->body;
	$others[] = $connection->response()->body;
}
var_dump(array_unique($answers), count(array_unique($others)));
$server->stop();
--EXPECT--
array(1) {
  [0]=>
  string(25) "["child hello",true,true]"
}
int(1)
