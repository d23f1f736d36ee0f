--TEST--
A reload replaces the workers, idle connections go on with the successor
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', fn ($request, $response) => $response->end($server->master_pid . ' ' . getmypid()));
	}, ['worker_num' => 2], $mode);
	$conns = [];
	$before = [];
	for ($i = 0; $i < 20; $i++) {
		$conns[$i] = new CsConn($server->port);
		[$master, $before[$i]] = explode(' ', $conns[$i]->request('GET', '/')->body);
	}
	posix_kill((int) $master, SIGUSR1);
	$old = array_unique($before);
	cs_until(fn () => !array_filter($old, fn ($pid) => posix_kill((int) $pid, 0)));
	$changed = 0;
	for ($i = 0; $i < 20; $i++) {
		[, $pid] = explode(' ', $conns[$i]->request('GET', '/')->body);
		$changed += $pid !== $before[$i];
	}
	echo "$name: ", count($old), " workers replaced, $changed connections answered by successors\n";
	$server->stop();
}
?>
--EXPECT--
base: 2 workers replaced, 20 connections answered by successors
process: 2 workers replaced, 20 connections answered by successors
