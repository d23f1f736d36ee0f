--TEST--
write_timeout closes clients that do not read what is pushed
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* What is pushed outside of the connection's own read has a deadline too, as has what another worker pushes. */
foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_ws_server(function ($server) use ($log) {
		$server->on('message', function ($server, $frame) {
			Co::sleep(0.01);
			foreach ($server->connections as $fd) {
				$server->push($fd, str_repeat('x', 8 << 20));
			}
		});
		$server->on('close', fn ($server, $fd) => $log->say("closed $fd"));
	}, ['write_timeout' => 1.0 * CS_SLOW, 'websocket_ping_interval' => 0, 'dispatch_mode' => 1], $mode);
	for ($i = 0; $i < 4; $i++) {
		$ws[$i] = new CsWs($server->port);
	}
	$ws[0]->text('go');
	echo "$name: ", strlen($ws[0]->message()), ' ', implode(', ', $log->take(3)), "\n";
	$server->stop();
}
?>
--EXPECT--
base: 8388608 closed 2, closed 3, closed 4
process: 8388608 closed 2, closed 3, closed 4
