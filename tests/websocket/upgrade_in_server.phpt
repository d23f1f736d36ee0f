--TEST--
upgrade() works in Http\Server too
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/websocket.inc';
/* In a server that only knows onRequest. */
foreach (CS_MODES as $name => $mode) {
	$server = cs_process_server(function ($server) {
		$server->on('request', function ($request, $response) {
			if (!@$response->upgrade()) {
				return;
			}
			while ($frame = $response->recv(-1)) {
				$response->push($frame);
			}
		});
	}, [], $mode);
	echo "$name: ", (new CsWs($server->port))->text('hi')->write(cs_ws_frame(0x82, "\xff"))->write(cs_ws_close(1001))->rest(), ', ';
	echo cs_http_get($server->port)->status, "\n";
	$server->stop();
}
?>
--EXPECT--
base: text hi, binary ÿ, close 1001, end, 400
process: text hi, binary ÿ, close 1001, end, 400
