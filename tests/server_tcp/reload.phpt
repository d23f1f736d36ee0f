--TEST--
A reload keeps plain connections, with the bytes of a packet that had begun, and their sessions
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_plain_server(function ($server) {
		$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, "$fd " . getmypid() . " $server->master_pid " . trim($data) . "\n"));
		$server->on('close', fn () => 0);
	}, ['open_eof_split' => true, 'package_eof' => "\n"], $mode);
	$conns = $before = [];
	for ($i = 0; $i < 10; $i++) {
		$conns[$i] = cs_connect($server->port)->write("first\nse");
		[$fds[$i], $before[$i], $master] = explode(' ', $conns[$i]->readTo("\n"));
	}
	posix_kill((int) $master, SIGUSR1);
	cs_all_gone(array_unique($before));
	$same = $new = 0;
	foreach ($conns as $i => $conn) {
		[$fd, $pid, , $text] = explode(' ', $conn->write("cond\n")->readTo("\n"));
		$same += $fd === $fds[$i] && $text === "second\n";
		$new += $pid !== $before[$i];
	}
	echo "$name: $same whole with their sessions, $new in a new process\n";
	$server->stop();
}
?>
--EXPECT--
base: 10 whole with their sessions, 10 in a new process
process: 10 whole with their sessions, 10 in a new process
