--TEST--
Process::signal() in a worker, the manager and the master is called beside what the server itself does at a signal
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

use Swoole\Process;

$log = new Swoole\Atomic\Long(0);
$ready = new Swoole\Atomic;
$server = cs_process_server(function ($server) use ($log, $ready) {
	$note = fn (int $bit) => fn () => $log->add($bit);
	$server->on('start', fn () => Process::signal(SIGTERM, $note(1)) && $ready->add());
	$server->on('managerStart', fn () => Process::signal(SIGTERM, $note(100)) && $ready->add());
	$server->on('workerStart', function ($server, $id) use ($note, $ready) {
		Process::signal(SIGTERM, $note($id ? 100000000 : 10000));
		Process::signal(SIGUSR2, $note(1000000));
		$ready->add();
	});
	$server->on('request', function ($request, $response) use ($log) {
		posix_kill(getmypid(), SIGUSR2);
		Co::sleep(0.01);
		$response->end((string) $log->get());
	});
}, ['worker_num' => 2], SWOOLE_PROCESS);
cs_until(fn () => $ready->get() === 4, 'all processes');
echo cs_http_get($server->port)->body, "\n";
$server->stop();
var_dump($log->get());
--EXPECT--
1000000
int(101010101)
