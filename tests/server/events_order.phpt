--TEST--
Server events come in their order and name the processes
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
$log = tempnam(sys_get_temp_dir(), 'cs');
$say = fn (string $line) => file_put_contents($log, "$line\n", FILE_APPEND | LOCK_EX);
$server = cs_process_server(function ($server) use ($say) {
	$server->on('start', fn ($s) => $say('start ' . ($s->master_pid === getmypid() ? 'master' : 'other')));
	$server->on('managerstart', fn ($s) => $say('managerStart ' . ($s->manager_pid === getmypid() ? 'manager' : 'other')));
	$server->on('WORKERSTART', fn ($s, $id) => $say("workerStart $id " . ($s->worker_pid === getmypid() ? 'own pid' : 'other pid')));
	$server->on('workerStop', fn ($s, $id) => $say("workerStop $id"));
	$server->on('ManagerStop', fn () => $say('managerStop'));
	$server->on('beforeShutdown', fn () => $say('beforeShutdown'));
	$server->on('shutdown', fn () => $say('shutdown'));
	$server->on('request', fn ($request, $response) => $response->end('ok'));
}, ['worker_num' => 1], SWOOLE_PROCESS);
cs_http_get($server->port, '/');
cs_until(fn () => substr_count(file_get_contents($log), "\n") >= 3);
$server->stop();
$lines = file($log, FILE_IGNORE_NEW_LINES);
$begin = array_slice($lines, 0, 3);
sort($begin);
echo implode("\n", $begin), "\n--\n", implode("\n", array_slice($lines, 3)), "\n";
unlink($log);
?>
--EXPECT--
managerStart manager
start master
workerStart 0 own pid
--
beforeShutdown
workerStop 0
managerStop
shutdown
