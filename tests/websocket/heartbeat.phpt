--TEST--
heartbeat_idle_time closes WebSocket connections that are silent; http_keepalive_timeout does not
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(null, ['heartbeat_idle_time' => 1, 'http_keepalive_timeout' => 0.1], $mode);
	$ws = new CsWs($server->port);
	$start = microtime(true);
	/* Pongs do not count, and the time of HTTP does not apply. */
	while (microtime(true) < $start + 0.5) {
		$ws->write(cs_ws_frame(0x8a));
		usleep(50000);
	}
	echo $ws->text("$name: alive")->message(), ' ', $ws->next(), "\n";
	echo microtime(true) - $start > 1.4 ? 'in time' : 'too early', "\n";
}
?>
--EXPECT--
base: alive end
in time
process: alive end
in time
