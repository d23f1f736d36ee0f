--TEST--
Plain connections: connect, receive, send, close, in both modes, with and without coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';
foreach (CS_MODES as $name => $mode) {
	foreach ([true, false] as $coroutine) {
		$log = new CsLog;
		$server = cs_plain_server(function ($server) use ($log) {
			$server->on('CONNECT', fn ($server, $fd) => $log->say("connect $fd"));
			$server->on('receive', fn ($server, $fd, $reactor, $data) => $server->send($fd, strrev($data)));
			$server->on('close', fn ($server, $fd) => $log->say("close $fd"));
		}, ['worker_num' => 1, 'enable_coroutine' => $coroutine], $mode);
		$conn = cs_connect($server->port)->write('abc');
		echo $name, ' ', $conn->read(3), "\n";
		$conn->close();
		echo implode("\n", $log->take(2)), "\n";
		$server->stop();
	}
}
?>
--EXPECT--
base cba
close 1
connect 1
base cba
close 1
connect 1
process cba
close 1
connect 1
process cba
close 1
connect 1
