--TEST--
close(), disconnect(), and clients that do or do not answer a goodbye
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
foreach (CS_MODES as $name => $mode) {
	$server = cs_ws_server(function ($server) {
		$server->on('message', function ($server, $frame) {
			match ($frame->data) {
				'close' => $server->close($frame->fd),
				'reset' => $server->close($frame->fd, true),
				'disconnect' => $server->disconnect($frame->fd, 3210, 'off'),
			};
		});
	}, [], $mode);
	echo "$name: ", (new CsWs($server->port))->text('close')->rest(), '; ', (new CsWs($server->port))->text('reset')->rest(), '; ';
	/* A client that does not answer is closed after a while; what it sends meanwhile is dropped. */
	$ws = (new CsWs($server->port))->text('disconnect');
	echo $ws->next(), ' ', json_encode($ws->text('close')->write(cs_ws_frame(0x89))->conn->readFor(0.1) === ''), "\n";
	if ($mode === SWOOLE_BASE) {
		echo $ws->next(), "\n";
	}
	/* One that answers, at once. */
	$ws = (new CsWs($server->port))->text('disconnect');
	$ws->next();
	$start = microtime(true);
	echo $ws->write(cs_ws_close(3210))->next(), microtime(true) - $start < 3 ? ' at once' : ' late', "\n";
	$server->stop();
}
?>
--EXPECT--
base: close 1000, end; end; close 3210 off true
end
end at once
process: close 1000, end; end; close 3210 off true
end at once
